// The user's sessions, and how to end them.

import { button, html } from "../dom/element.js";
import { ask } from "../site/rest.js";
import { toast } from "../site/toast.js";
import { t } from "../words/words.js";
import { agentName } from "./user-agent.js";
import { busy } from "./form.js";
import { moment } from "../site/dates.js";
import { marked } from "./part.js";

/** @import { Session } from "../protocol/types.d.ts" */

export async function showSessions() {
  const { sessions } = /** @type {{ sessions: Session[] }} */ (await ask("GET", "account/sessions"));
  const sorted = [...sessions].sort((a, b) => Number(b.current) - Number(a.current) || b.seen - a.seen);
  marked("sessions").replaceChildren(...sorted.map(row));
}

/** @param {Session} session */
function row(session) {
  const name = agentName(session.agent ?? "");
  const about = html("div", {}, html("strong", {}, name));
  if (session.current) about.append(" ", html("span", { class: "tag" }, t("account-session-here")));
  about.append(
    html("div", { class: "quiet small" }, t("account-session-times", { since: moment(session.created), seen: moment(session.seen) })),
  );
  const item = html("li", {}, about);
  // The current session is ended by signing out.
  if (!session.current) {
    const end = button(
      t("account-session-end"),
      () =>
        busy(
          end,
          async () => {
            await ask("DELETE", `account/sessions/${encodeURIComponent(session.id)}`);
            toast(t("account-session-ended"));
            item.remove();
          },
          (text) => toast(text, { assertive: true }),
        ),
      { "aria-label": t("account-session-end-name", { name }) },
    );
    item.append(end);
  }
  return item;
}
