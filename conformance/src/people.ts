import { randomBytes } from "node:crypto";
import type { z } from "zod";
import { type Caller, type Site, call, newAnonymousCaller } from "./calls.ts";
import { answered } from "./replies.ts";
import { organization, session, user } from "./shapes.ts";

/** What one check may use: the server, and the people it makes there. */
export interface World {
  site: Site;
  made: Person[];
}

export interface Person extends Caller {
  token: string;
  email: string;
  password: string;
  pk: string | number;
}

export interface Member extends Person {
  organization: z.infer<typeof organization>;
}

export function newName() {
  return randomBytes(6).toString("hex");
}

export function newCredentials() {
  return {
    email: `conformance-${newName()}@example.com`,
    password: `Pw-${newName()}-${newName()}`,
  };
}

/** Somebody signed up, with a session and without an organization. */
export async function newPerson(world: World): Promise<Person> {
  const { email, password } = newCredentials();
  const anonymous = newAnonymousCaller(world.site);
  const reply = await call(anonymous, "POST /auth/registration/", {
    json: { email, password1: password },
  });
  const caller = { ...anonymous, token: answered(reply, session), email, password };
  const { pk } = answered(await call(caller, "GET /auth/user/"), user);
  const person = { ...caller, pk };
  world.made.push(person);
  return person;
}

export function newOrganization() {
  const name = newName();
  return {
    name: `Conformance ${name}`,
    domain: `${name}.example.org`,
    description: "Made to test",
  };
}

/** Somebody with an organization of their own: its first member. */
export async function newMember(world: World): Promise<Member> {
  const person = await newPerson(world);
  const reply = await call(person, "POST /organization/create/", { json: newOrganization() });
  worksAsCreated(reply.status);
  const current = await call(person, "GET /organization/current/");
  return { ...person, organization: answered(current, organization) };
}

/** The create call's own body is checked elsewhere; what it made is read back by the call that documents it. */
function worksAsCreated(status: number) {
  if (status >= 300) throw new Error(`the organization could not be created (${status})`);
}

/** Removes what a check made, as far as the server can: its outcome is decided already. */
export async function removePeople(world: World) {
  for (const person of world.made) {
    const current = await call(person, "GET /organization/current/");
    const found = organization.safeParse(current.body);
    if (found.success) {
      await call(person, `DELETE /organization/organizations/${found.data.id}/delete/`);
    }
    await call(person, `DELETE /auth/users/delete/${person.pk}/`);
  }
}
