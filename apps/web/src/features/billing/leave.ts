/** Goes to a page of another site, as a link would. */
export function leaveFor(url: string): void {
  location.assign(url);
}
