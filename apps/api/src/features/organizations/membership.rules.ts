import type { Role } from "@footnote/contracts/organizations";

/** A member as far as it decides who may go; lists of them have the longest-standing first. */
export type Standing = { readonly userPk: number; readonly role: Role };

/** Why a member cannot give up being one, or being an admin; null when nothing stands against it. */
export function refuseStepDown(
  members: readonly Standing[],
  userPk: number,
): "only_member" | "last_admin" | null {
  if (members.length === 1) return "only_member";
  const admins = members.filter(({ role }) => role === "admin");
  return admins.length === 1 && admins[0]?.userPk === userPk ? "last_admin" : null;
}

/** Who becomes admin when this member goes: the longest-standing of the others, unless an admin stays. */
export function successorOf(members: readonly Standing[], userPk: number): number | undefined {
  const others = members.filter((member) => member.userPk !== userPk);
  return others.some(({ role }) => role === "admin") ? undefined : others[0]?.userPk;
}
