/**
 * After a choice, selects the text in the search field: others that it found can still be chosen,
 * and the next search replaces it.
 */
export function selectTyped(): void {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement) field.select();
}
