/** Of a change event. */
export type TypedControl = { value: string };

/**
 * For a control that was used before the page showed its draft: keeps both texts, the typed one first. A chosen value
 * replaces the stored one. @returns the new text, with line breaks as the control has them
 */
export function joinTyped(control: TypedControl, stored: string): string {
  const typed = control.value;
  if (typed === stored || typed.trim() === '' || stored.trim() === '') return typed || stored;
  if (control instanceof HTMLTextAreaElement) return `${typed}\n\n${stored}`;
  const isText =
    control instanceof HTMLInputElement && ['text', 'email', 'search', 'tel', 'url'].includes(control.type);
  return isText ? `${typed} ${stored}` : typed;
}
