// Short names of browsers.

import assert from "node:assert/strict";
import { test } from "node:test";
import { agentName } from "../../account/user-agent.js";

test("browsers and systems are recognised by their user-agent string", () => {
  /** @type {[string, string][]} */
  const known = [
    ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox · Linux"],
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
      "Edge · Windows",
    ],
    ["Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36", "Chrome · Android"],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
      "Safari · iPhone",
    ],
  ];
  for (const [agent, name] of known) assert.equal(agentName(agent), name);
});

test("an unknown browser is named by its first word, and an empty string by a question mark", () => {
  assert.equal(agentName("curl/8.5.0"), "curl/8.5.0");
  assert.equal(agentName(""), "?");
  assert.equal(agentName("x".repeat(500)).length, 60);
});
