/** Keeps the token of a mailed link while its holder logs in or signs up, for this tab only. */
function createPendingToken(storageKey: string) {
  return {
    /** Null when there is none. */
    read: () => sessionStorage.getItem(storageKey),
    keep: (token: string) => sessionStorage.setItem(storageKey, token),
    clear: () => sessionStorage.removeItem(storageKey),
  };
}

export const pendingInvitation = createPendingToken("pending-invitation");
export const pendingShare = createPendingToken("pending-share");
export const pendingVerification = createPendingToken("pending-verification");
