### Every sentence of the site in English. The other languages have the same messages with the same arguments.

## Site: header, footer, home, settings, about, not found

## Board: what a screen reader hears, points, pieces, turns as sentences

## Refusals: why something is not allowed

## Play

## Analyse

## Learn: the pages around the lessons

## Lessons of YINSH

## Lessons of GIPF

## Rules of YINSH

## Rules of GIPF
