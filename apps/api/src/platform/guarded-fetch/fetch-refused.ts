/** Why an address was not read. */
export type Refusal =
  | "scheme" // neither http nor https, or with a user name in it
  | "address" // not on the public internet
  | "redirects" // too many, or to nowhere
  | "status" // the server's answer is no success
  | "type" // not a type of content that was asked for
  | "too_large"
  | "timed_out"
  | "failed"; // no connection, or one that broke off

export class FetchRefused extends Error {
  override readonly name = "FetchRefused";
  readonly reason: Refusal;
  /** What libraries keep of an error that they wrap in one of their own. */
  readonly code: `refused:${Refusal}`;
  /** Of a reason "status" the status. */
  readonly detail: string;

  constructor(reason: Refusal, detail: string, options?: ErrorOptions) {
    super(`${reason}: ${detail}`, options);
    this.reason = reason;
    this.code = `refused:${reason}`;
    this.detail = detail;
  }
}
