const decode = (base64: string) => Buffer.from(base64, "base64");

/** Pictures of 24 x 16 pixels as Chromium's canvas encodes them. */
export const samplePng = decode(
  "iVBORw0KGgoAAAANSUhEUgAAABgAAAAQCAYAAAAMJL+VAAAAMklEQVR4AezSwQkAAAhC0XCl9t+gnWoET576QTdBeKjp2uSrwkeBBYYIIitgA6zoAdEBAAD//7psMicAAAAGSURBVAMARucv8XwWUE0AAAAASUVORK5CYII=",
);

/** With a colour profile, which is none. */
export const sampleJpeg = decode(
  "/9j/4AAQSkZJRgABAQAAAQABAAD/4gAOSUNDX1BST0ZJTEUA/9sAQwAbEhQXFBEbFxYXHhwbIChCKyglJShROj0wQmBVZWRfVV1baniZgWpxkHNbXYW1hpCeo6utq2eAvMm6pseZqKuk/9sAQwEcHh4oIyhOKytOpG5dbqSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSk/8AAEQgAEAAYAwEiAAIRAQMRAf/EABUAAQEAAAAAAAAAAAAAAAAAAAAE/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/EABYBAQEBAAAAAAAAAAAAAAAAAAAEBf/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AJAEDXAAf//Z",
);

/** With a colour profile, which is none. */
export const sampleWebp = decode(
  "UklGRmIAAABXRUJQVlA4WAoAAAAgAAAAFwAADwAASUNDUAgAAABjb2xvdXJzIVZQOCA0AAAAEAMAnQEqGAAQAD8RcrBQLCakorAIAYAiCUAVhdAAEDYAAP7guX5vsezwf4cqfTumydBAAA==",
);
