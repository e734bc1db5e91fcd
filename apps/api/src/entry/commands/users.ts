import type { OperatorUser } from "@footnote/contracts/operator";
import {
  changeUser,
  getUser,
  listUsers,
  offerPasswordReset,
} from "../../features/administration/users.service.ts";
import { nobody } from "../../features/audit/audit.service.ts";
import { type Cell, collect, type Command, Misuse, readYesNo, toTable } from "./command.ts";

const head = ["PK", "EMAIL", "NAME", "ORGANIZATION", "ROLE", "OPERATOR", "SINCE"];

function toRow(user: OperatorUser): Cell[] {
  const { pk, email, first_name: first, last_name: last, organization, role, created_at } = user;
  const name = `${first} ${last}`.trim() || null;
  const operates = user.is_operator ? "yes" : "no";
  return [pk, email, name, organization?.name, role, operates, created_at.slice(0, 10)];
}

const shown = (user: OperatorUser) => ({ lines: toTable(head, [toRow(user)]), json: user });

export const userCommands: Record<string, Command> = {
  "users list": {
    usage: "users list [--search TEXT]",
    says: "lists all users with their organization and role",
    options: ["search"],
    words: 0,
    async run(app, { options }) {
      const search = typeof options["search"] === "string" ? options["search"] : "";
      const all = await collect(async (cursor) => {
        const { users, next_cursor } = await listUsers(app, { search, limit: 200, cursor });
        return { items: users, next: next_cursor };
      });
      return { lines: toTable(head, all.map(toRow)), json: all };
    },
  },
  "users show": {
    usage: "users show EMAIL",
    says: "shows one user",
    words: 1,
    run: async (app, { words: [email = ""] }) => shown(await getUser(app, { email })),
  },
  "users role": {
    usage: "users role EMAIL admin|member",
    says: "changes the role in the user's organization",
    words: 2,
    async run(app, { words: [email = "", role] }) {
      if (role !== "admin" && role !== "member") {
        throw new Misuse(`The role is admin or member, not "${role}".`);
      }
      const { pk } = await getUser(app, { email });
      return shown(await changeUser(app, nobody, { pk, role }));
    },
  },
  "users operator": {
    usage: "users operator EMAIL yes|no",
    says: "grants or removes operator rights, which allow managing all organizations in the web app",
    words: 2,
    async run(app, { words: [email = "", answer = ""] }) {
      const operates = readYesNo(answer, "Whether the user is an operator");
      const { pk } = await getUser(app, { email });
      return shown(await changeUser(app, nobody, { pk, operates }));
    },
  },
  "password-reset": {
    usage: "password-reset EMAIL",
    says: "prints a link to set a new password for this email address, valid for one hour",
    words: 1,
    async run(app, { words: [email = ""] }) {
      const { pk } = await getUser(app, { email });
      const link = await offerPasswordReset(app, nobody, pk);
      return { lines: [link], json: { reset_url: link } };
    },
  },
};
