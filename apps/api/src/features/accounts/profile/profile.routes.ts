import * as accounts from "@footnote/contracts/accounts/accounts";
import * as pictures from "@footnote/contracts/pictures";
import type { Mount } from "../../../http/mount.ts";
import { readPictureFile } from "../../../http/picture-upload.ts";
import type { Has } from "../../../platform/app.ts";
import { requestEmailChange } from "./email-change.service.ts";
import { changeName, setPicture, unsetPicture } from "./profile.service.ts";

export function mountProfile(mount: Mount, app: Has<"db" | "config" | "jobs">): void {
  mount(accounts.changeUser, ({ caller, body }) =>
    changeName(app, caller, { first: body.first_name, last: body.last_name }),
  );
  mount(accounts.changeEmail, async ({ caller, body }) => {
    const { email, current_password: password } = body;
    await requestEmailChange(app, caller, { email, password });
    return {
      message: `If ${email} can be used, an email is on its way there. Your address changes when you open its link within one day.`,
    };
  });
  mount(pictures.setUserPicture, async ({ caller, request }) => ({
    picture: await setPicture(app, caller, await readPictureFile(request)),
  }));
  mount(pictures.deleteUserPicture, async ({ caller }) => {
    await unsetPicture(app, caller);
    return { message: "Your picture was removed." };
  });
}
