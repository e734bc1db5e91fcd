/** The message of pg's pool to whoever has waited for a connection too long. */
export const noFreeConnection = "timeout exceeded when trying to connect";
