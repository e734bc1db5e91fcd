/** The parts of a picture that show something, put together anew, and its size in pixels. */
export type Rebuilt = { bytes: Buffer; width: number; height: number };
