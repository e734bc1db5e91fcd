import { call } from "../calls.ts";
import { area } from "../check.ts";
import { must } from "../verdicts.ts";
import { newMember, newOrganization, newPerson } from "../people.ts";
import { answered, invalid, notYours, refused } from "../replies.ts";
import { onboarding, organization } from "../shapes.ts";

const create = "POST /organization/create/";

export const organizations = area("Organization", [
  {
    says: "GET /organization/user-status/ returns has_organization and has_active_subscription",
    run: async (world) => {
      const person = await newPerson(world);
      const before = answered(await call(person, "GET /organization/user-status/"), onboarding);
      must(!before.has_organization, "has_organization false before there is one", before);
      const member = await newMember(world);
      const after = answered(await call(member, "GET /organization/user-status/"), onboarding);
      must(after.has_organization, "has_organization true for a member", after);
    },
  },
  {
    says: "POST /organization/create/ with name, domain, description answers the organization made",
    run: async (world) => {
      const person = await newPerson(world);
      const wanted = newOrganization();
      const made = answered(await call(person, create, { json: wanted }), organization);
      must(
        made.name === wanted.name && made.domain === wanted.domain,
        "name and domain sent",
        made,
      );
    },
  },
  {
    says: "GET /organization/current/ returns name, domain, description, user_role, created_at and the license",
    run: async (world) => {
      const person = await newPerson(world);
      const wanted = newOrganization();
      await call(person, create, { json: wanted });
      const found = answered(await call(person, "GET /organization/current/"), organization);
      must(found.name === wanted.name, wanted.name, found.name);
      must(found.domain === wanted.domain, wanted.domain, found.domain);
      must(found.description === wanted.description, wanted.description, found.description);
    },
  },
  {
    says: "Who creates an organization is its admin, under an active license that counts them",
    run: async (world) => {
      const { organization: made } = await newMember(world);
      must(made.user_role === "admin", "user_role admin", made.user_role);
      must(made.license.is_active, "is_active true", made.license);
      must(made.license.current_users === 1, "current_users 1", made.license);
      must(made.license.max_users >= 1, "max_users of at least 1", made.license);
    },
  },
  {
    says: "The description is optional",
    run: async (world) => {
      const { name, domain } = newOrganization();
      const reply = await call(await newPerson(world), create, { json: { name, domain } });
      answered(reply, organization);
      const empty = { ...newOrganization(), description: "" };
      answered(await call(await newPerson(world), create, { json: empty }), organization);
    },
  },
  {
    says: "Name and domain are required, and blanks do not count",
    run: async (world) => {
      const person = await newPerson(world);
      const { name, domain } = newOrganization();
      for (const json of [{ name }, { domain }, { name: "  ", domain }, { name, domain: " " }]) {
        refused(await call(person, create, { json }), invalid);
      }
      const status = answered(await call(person, "GET /organization/user-status/"), onboarding);
      must(!status.has_organization, "no organization made by a refused call", status);
    },
  },
  {
    says: "A user belongs to one organization: creating a second one is a 409",
    run: async (world) => {
      refused(await call(await newMember(world), create, { json: newOrganization() }), [409]);
    },
  },
  {
    says: "A domain belongs to one organization, in whatever case it is written: 409",
    run: async (world) => {
      const { domain } = (await newMember(world)).organization;
      const json = { ...newOrganization(), domain: domain.toUpperCase() };
      refused(await call(await newPerson(world), create, { json }), [409]);
    },
  },
  {
    says: "GET /organization/current/ without an organization is refused with the error body",
    run: async (world) => {
      refused(await call(await newPerson(world), "GET /organization/current/"), notYours);
    },
  },
]);
