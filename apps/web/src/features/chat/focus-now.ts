/** As a ref: puts the focus into a field that takes the place of what was pressed, with its text selected. */
export function focusAndSelect(field: HTMLInputElement | HTMLTextAreaElement | null): void {
  field?.focus();
  field?.select();
}
