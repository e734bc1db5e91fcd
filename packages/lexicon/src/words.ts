/**
 * Words or phrases, separated by blanks. Inside an item `_` means a blank, `*` for up to 40 letters and `…` for up to 60
 * characters; `^` binds it to the beginning of the text.
 */
export type Words = string;
