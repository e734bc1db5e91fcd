/** Whether a dialog is over the page: the page then leaves keys and focus to it. */
export function isWindowOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
}
