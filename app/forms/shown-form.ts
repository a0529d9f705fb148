/** Hidden field that names a form of the page, so that a lost response is explained in the form that was sent. */
export const shownFormField = 'shownForm';

/** Returns null if the page shows no such form. @returns its `intent`, which is empty if it has none */
export function intentOfShownForm(id: string): string | null {
  const fields = document.querySelectorAll<HTMLInputElement>(`form input[name=${shownFormField}]`);
  const shown = [...fields].find(({ value }) => value === id);
  return shown ? (shown.dataset['formIntent'] ?? '') : null;
}
