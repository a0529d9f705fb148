/** Text and caret of each textarea that was typed into: hydration sets the text of the HTML again. */
const typedTexts = new WeakMap<HTMLTextAreaElement, { text: string; caret: number }>();

/** Must be called before hydration. */
export function rememberTypedTexts(): void {
  const remember = (area: HTMLTextAreaElement) => typedTexts.set(area, { text: area.value, caret: area.selectionEnd });
  for (const area of document.querySelectorAll('textarea')) if (area.value !== area.defaultValue) remember(area);
  addEventListener('input', ({ target }) => {
    if (target instanceof HTMLTextAreaElement) remember(target);
  });
}

/** Makes React handle what was typed and chosen before hydration. */
export function notifyReact(within: ParentNode): void {
  for (const field of within.querySelectorAll('input:not([type=hidden]),textarea,select')) notifyOf(field);
}

/**
 * Makes React handle a change of a field that was made before hydration. Bypasses React's record of the value, which would
 * hide the change.
 */
function notifyOf(field: Element): void {
  if (field instanceof HTMLSelectElement) {
    const original = [...field.options].findIndex((option) => option.defaultSelected);
    if (field.selectedIndex === Math.max(original, 0)) return;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || field.type === 'file') return;
  // Of a group, the chosen radio button reports the change.
  if (field instanceof HTMLInputElement && field.type === 'radio' && !field.checked) return;
  const typed = field instanceof HTMLTextAreaElement && typedTexts.get(field);
  if (typed && typed.text !== field.value) {
    field.value = typed.text;
    field.setSelectionRange(typed.caret, typed.caret);
  }
  const isBox = field instanceof HTMLInputElement && /checkbox|radio/.test(field.type);
  const property = isBox ? 'checked' : 'value';
  const wanted = Reflect.get(field, property);
  const original = isBox ? Reflect.get(field, 'defaultChecked') : field.defaultValue;
  if (wanted === original) return;
  const { selectionStart, selectionEnd } = field;
  Reflect.set(field, property, original);
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), property)?.set?.call(field, wanted);
  if (selectionStart !== null && !isBox) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event(isBox ? 'click' : 'input', { bubbles: true }));
}
