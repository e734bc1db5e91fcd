/** A ref callback: focuses a field that replaces the pressed control, and selects its text. */
export function focusAndSelect(field: HTMLInputElement | HTMLTextAreaElement | null): void {
  field?.focus();
  field?.select();
}
