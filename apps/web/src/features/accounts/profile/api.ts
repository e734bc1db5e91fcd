import { changeEmail, changeUser, currentUser } from "@footnote/contracts/accounts/accounts";
import { deleteUserPicture, setUserPicture } from "@footnote/contracts/pictures";
import { listMembers } from "@footnote/contracts/organizations";
import { useMutation } from "@tanstack/react-query";
import { call } from "../../../shared/http/call.ts";
import { useRefresh } from "../../../shared/http/query.ts";
import { sendFile } from "../../../shared/http/send-file.ts";

export type Name = { first_name: string; last_name: string };

export function useChangeName() {
  return useMutation({
    mutationFn: (body: Name) => call(changeUser, { body }),
    onSuccess: useRefresh(currentUser, listMembers),
  });
}

export function useChangeEmail() {
  return useMutation({
    mutationFn: (body: { email: string; current_password: string }) => call(changeEmail, { body }),
  });
}

/** Sends and removes the caller's picture, then reads the profile again. */
export function usePicture() {
  const refresh = useRefresh(currentUser);
  return {
    upload: (file: File) => sendFile(setUserPicture, { file, fields: {} }).then(refresh),
    remove: () => call(deleteUserPicture, {}).then(refresh),
  };
}
