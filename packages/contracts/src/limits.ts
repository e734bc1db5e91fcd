export const folderNameMaxLength = 200;
export const fileNameMaxLength = 255;
export const folderDepthMax = 20;
export const messageMaxLength = 16_000;
export const passwordMinLength = 8;
export const passwordMaxLength = 256;
export const personNameMaxLength = 100;
export const apiKeysMax = 25;
export const sharesMax = 100;

/** How long an invitation can be accepted, in milliseconds. */
export const invitationOpenFor = 7 * 24 * 60 * 60 * 1000;

/** How long a finished task keeps answering, in milliseconds. */
export const taskAnswersFor = 24 * 60 * 60 * 1000;
