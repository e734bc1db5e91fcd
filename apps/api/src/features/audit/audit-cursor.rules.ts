/** The last event of a page: the next one begins behind it. */
export type AuditCursor = { at: Date; id: string };

const shape = /^(\d{1,14})_([\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})$/;

export function writeCursor({ at, id }: { at: string; id: string }): string {
  return `${Date.parse(at)}_${id}`;
}

/** Undefined for what `writeCursor` did not write. */
export function readCursor(text: string): AuditCursor | undefined {
  const [, at, id] = shape.exec(text) ?? [];
  return at === undefined || id === undefined ? undefined : { at: new Date(Number(at)), id };
}
