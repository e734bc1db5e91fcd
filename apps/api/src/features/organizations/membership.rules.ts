import type { Role } from "@footnote/contracts/organizations";

/** A member with the fields that decide who may leave; lists have the longest-standing first. */
export type Standing = { readonly userPk: number; readonly role: Role };

/** Returns why a member cannot leave, or stop being an admin; null when the member can. */
export function refuseStepDown(
  members: readonly Standing[],
  userPk: number,
): "only_member" | "last_admin" | null {
  if (members.length === 1) return "only_member";
  const admins = members.filter(({ role }) => role === "admin");
  return admins.length === 1 && admins[0]?.userPk === userPk ? "last_admin" : null;
}

/** Returns who becomes admin when this member leaves: the longest-standing of the others, unless an admin stays. */
export function successorOf(members: readonly Standing[], userPk: number): number | undefined {
  const others = members.filter((member) => member.userPk !== userPk);
  return others.some(({ role }) => role === "admin") ? undefined : others[0]?.userPk;
}
