// Whole games between browsers that lose their network, are loaded anew and sleep, and a server that dies in between.

import { claim } from "./claim.js";
import { offer } from "./api.js";
import { meet } from "./duel.js";
import { Person, UNREACHABLE } from "./person.js";

/** @typedef {import("./claim.js").Stage} Stage */
/** @typedef {import("./stage.js").Conditions} Conditions */
/** @typedef {import("../../core/types.d.ts").VariantId} VariantId */

/**
 * A whole game in which everything happens to Black that happens to people.
 * @param {Stage} stage of White
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
  await duel.seen("the page was loaded anew");
  await duel.play();
  await black.page.reload();
  await duel.seen("the page was loaded anew, and Black is to act");

  await duel.playUntil(3 * quarter);
  await black.asleep(() => duel.play(black));
  await duel.seen("waking up");

  await duel.playUntil(duel.turns.length);
  await duel.ended(["You have lost.", "You have won!", "Black has won."]);
}

claim(
  "two browsers play a whole game of YINSH, while one loses its network, is loaded anew and sleeps, and a third watches",
  { seconds: 240 },
  (stage) => playThrough(stage, "yinsh", {}),
);

claim(
  "a desk and a phone play a whole game of GIPF, while the phone loses its network, is loaded anew and sleeps, and a third watches",
  { seconds: 240 },
  (stage) => playThrough(stage, "gipf-standard", { screen: "phone" }),
);

claim(
  "a server that is killed and started again finds everybody where they were",
  { alone: true, seconds: 180, expected: UNREACHABLE },
  async (stage) => {
    const { site } = stage;
    const duel = await meet("yinsh-blitz", new Person(stage), new Person(await stage.invite({ expected: UNREACHABLE })));
    await duel.playUntil(7);
    await site?.crash();
    await Promise.all(duel.everybody.map((person) => person.connection("away")));
    await site?.restart();
    await Promise.all(duel.everybody.map((person) => person.connection("online")));
    await duel.playUntil(11);

    // A turn that is chosen while nobody is there to take it is not lost either.
    await site?.crash();
    await duel.choose();
    await site?.restart();
    await duel.seen("a turn that was chosen without a server");
    await duel.playUntil(duel.turns.length);
    await duel.ended(["You have won!", "You have lost."]);
  },
);

claim("a game that cannot be reached at the moment says so, and is asked for again", {}, async (stage) => {
  const { page, open } = stage;
  const id = await offer(stage);
  let refused = 0;
  await page.routeWebSocket(/\/socket/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      // As a node answers that does not reach the one that owns the game.
      if (JSON.parse(String(message)).t !== "watch" || refused > 0) return server.send(message);
      refused += 1;
      socket.send(JSON.stringify({ t: "refused", id, code: "unavailable", text: "not now" }));
    });
  });
  await open(`/en/game/${id}`);
  await page.getByText("The game cannot be reached right now. Trying again…").waitFor();
  await page.locator("#loading").waitFor({ state: "hidden" });
});
