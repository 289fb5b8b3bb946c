// What the server says about studies, over HTTP. The browser never fetches this.

import type { WrittenVariant } from "../online/types.d.ts";

export interface StudySummary {
  id: string;
  title: string;
  owner: string | null;
  own: boolean;
  access: "private" | "link" | "public";
  revision: number;
  chapters: number;
  variant: WrittenVariant;
  position: string;
  changed: number;
}

export interface ServedStudy extends StudySummary {
  text: string;
}

export interface StudyPage {
  studies: StudySummary[];
  next: string | null;
}
