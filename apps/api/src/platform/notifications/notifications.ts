/**
 * "Something changed, look again": messages without content, which may be lost. Whoever listens also reads the
 * truth from the database, so a lost hint costs time and never a fact.
 */
export type Notifications = {
  publish(topic: string): Promise<void>;
  /** Calls `listener` at each hint on the topic until the returned function is called. */
  subscribe(topic: string, listener: () => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
};
