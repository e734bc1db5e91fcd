import { call, newAnonymousCaller } from "../calls.ts";
import { area } from "../check.ts";
import { must } from "../verdicts.ts";
import { newLibrary } from "../library.ts";
import { newMember, newName, newPerson } from "../people.ts";
import { answered, invalid, notYours, refused, worked } from "../replies.ts";
import { onboarding, session } from "../shapes.ts";

export const accountDeletion = area("Deletion", [
  {
    says: "DELETE /auth/users/delete/{userPk}/ ends the account: its token and its password work no more",
    run: async (world) => {
      const person = await newPerson(world);
      worked(await call(person, `DELETE /auth/users/delete/${person.pk}/`));
      refused(await call(person, "GET /auth/user/"), [401]);
      const { email, password } = person;
      const anonymous = newAnonymousCaller(world.site);
      refused(
        await call(anonymous, "POST /auth/login/", { json: { email, password } }),
        [400, 401],
      );
      const again = { json: { email, password1: password } };
      answered(await call(anonymous, "POST /auth/registration/", again), session);
    },
  },
  {
    says: "Deleting an account always works, also for the only member of an organization with documents",
    run: async (world) => {
      const { member } = await newLibrary(world);
      worked(await call(member, `DELETE /auth/users/delete/${member.pk}/`));
      refused(await call(member, "GET /organization/current/"), [401]);
    },
  },
  {
    says: "Nobody deletes another's account",
    run: async (world) => {
      const person = await newPerson(world);
      const stranger = await newPerson(world);
      refused(await call(stranger, `DELETE /auth/users/delete/${person.pk}/`), notYours);
      refused(await call(stranger, "DELETE /auth/users/delete/no-pk/"), [...invalid, ...notYours]);
      worked(await call(person, "GET /auth/user/"));
    },
  },
  {
    says: "DELETE /organization/organizations/{id}/delete/ removes it for its admin; the account stays",
    run: async (world) => {
      const { member, folderId } = await newLibrary(world);
      const line = `DELETE /organization/organizations/${member.organization.id}/delete/`;
      worked(await call(member, line));
      const reply = await call(member, "GET /organization/user-status/");
      must(!answered(reply, onboarding).has_organization, "no organization left", reply.text);
      refused(await call(member, "GET /organization/current/"), notYours);
      const files = await call(member, `GET /chatbot/chat/get_files/?collection_id=${folderId}`);
      refused(files, notYours);
    },
  },
  {
    says: "Deleting again the organization one has deleted is no error",
    run: async (world) => {
      const member = await newMember(world);
      const line = `DELETE /organization/organizations/${member.organization.id}/delete/`;
      worked(await call(member, line));
      worked(await call(member, line));
    },
  },
  {
    says: "Nobody deletes another's organization; the domain of a deleted one is free again",
    run: async (world) => {
      const member = await newMember(world);
      const stranger = await newPerson(world);
      const { id, domain } = member.organization;
      const line = `DELETE /organization/organizations/${id}/delete/`;
      refused(await call(stranger, line), notYours);
      worked(await call(member, "GET /organization/current/"));
      worked(await call(member, line));
      const taken = { json: { name: `Conformance ${newName()}`, domain } };
      worked(await call(stranger, "POST /organization/create/", taken));
    },
  },
]);
