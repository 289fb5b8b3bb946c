// Whole games between browsers that lose their network, are reloaded and sleep, and a server that is killed in between.

import { test } from "./browser-test.js";
import { offer } from "./api.js";
import { meet } from "./duel.js";
import { Person, UNREACHABLE } from "./person.js";

/** @typedef {import("./browser-test.js").Stage} Stage */
/** @typedef {import("./stage.js").Conditions} Conditions */
/** @typedef {import("../../core/types.d.ts").VariantId} VariantId */

/**
 * Plays a whole game in which Black suffers every kind of interruption.
 * @param {Stage} stage White's stage
 * @param {VariantId} variant
 * @param {Conditions} others the conditions of Black
 */
async function playThrough(stage, variant, others) {
  const black = new Person(await stage.invite({ ...others, expected: UNREACHABLE }), others.screen ? "tap" : "click");
  const duel = await meet(variant, new Person(stage), black);
  await duel.admit(new Person(await stage.invite({})));
  const quarter = 2 * Math.floor(duel.turns.length / 8);

  await duel.playUntil(quarter);
  await black.offline(() => duel.play(black));
  await duel.seen("the network is there again");

  await duel.playUntil(quarter + 3);
  await black.offline(() => duel.choose());
  await duel.seen("a turn that was chosen without a network");

  await duel.playUntil(2 * quarter);
  await black.page.reload();
  await duel.seen("the page was reloaded");
  await duel.play();
  await black.page.reload();
  await duel.seen("the page was reloaded, and Black is to act");

  await duel.playUntil(3 * quarter);
  await black.asleep(() => duel.play(black));
  await duel.seen("waking up");

  await duel.playUntil(duel.turns.length);
  await duel.ended(["You have lost.", "You have won!", "Black has won."]);
}

test(
  "two browsers play a whole game of YINSH, while one loses its network, is reloaded and sleeps, and a third watches",
  { seconds: 240 },
  (stage) => playThrough(stage, "yinsh", {}),
);

test(
  "a desktop and a phone play a whole game of GIPF, while the phone loses its network, is reloaded and sleeps, and a third watches",
  { seconds: 240 },
  (stage) => playThrough(stage, "gipf-standard", { screen: "phone" }),
);

test("a server that is killed and restarted restores all games and players", {
  alone: true,
  seconds: 180,
  expected: UNREACHABLE,
}, async (stage) => {
  const { site } = stage;
  const duel = await meet("yinsh-blitz", new Person(stage), new Person(await stage.invite({ expected: UNREACHABLE })));
  await duel.playUntil(7);
  await site?.crash();
  await Promise.all(duel.everybody.map((person) => person.connection("away")));
  await site?.restart();
  await Promise.all(duel.everybody.map((person) => person.connection("online")));
  await duel.playUntil(11);

  // A turn that is chosen while the server is down is not lost either.
  await site?.crash();
  await duel.choose();
  await site?.restart();
  await duel.seen("a turn that was chosen without a server");
  await duel.playUntil(duel.turns.length);
  await duel.ended(["You have won!", "You have lost."]);
});

test("a game that cannot be reached at the moment shows a message, and is requested again", {}, async (stage) => {
  const { page, open } = stage;
  const id = await offer(stage);
  let refused = 0;
  await page.routeWebSocket(/\/socket/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      // The answer of a node that cannot reach the owner of the game.
      if (JSON.parse(String(message)).t !== "watch" || refused > 0) return server.send(message);
      refused += 1;
      socket.send(JSON.stringify({ t: "refused", id, code: "unavailable", text: "not now" }));
    });
  });
  await open(`/en/game/${id}`);
  await page.getByText("The game cannot be reached right now. Trying again…").waitFor();
  await page.locator("#loading").waitFor({ state: "hidden" });
});
