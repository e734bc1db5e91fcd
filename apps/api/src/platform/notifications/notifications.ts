/**
 * "Something changed, look again": messages without content, which may be lost. Every listener also reads the
 * state from the database, so a lost notification costs time only.
 */
export type Notifications = {
  publish(topic: string): Promise<void>;
  /** Calls `listener` at each notification on the topic until the returned function is called. */
  subscribe(topic: string, listener: () => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
};
