/** Goes to a page of another site, as a link would. */
export function redirectTo(url: string): void {
  location.assign(url);
}
