/** The token of a pasted invitation link, with or without text around it; undefined if there is none. */
export function findInvitationToken(text: string): string | undefined {
  return /\/join#([\w-]+)/.exec(text)?.[1];
}
