import type { TranslationKey } from '#i18n/translate.ts';

/** Hidden field that names a form of the page, so that a lost response is explained in the form that was sent. */
export const shownFormField = 'shownForm';

export interface ShownForm {
  /** Empty if it has none. */
  intent: string;
  /** Notice of a durable form that is not saved. */
  failed: TranslationKey | null;
}

/** Returns null if the page shows no such form. */
export function findShownForm(id: string): ShownForm | null {
  const fields = document.querySelectorAll<HTMLInputElement>(`form input[name=${shownFormField}]`);
  const shown = [...fields].find(({ value }) => value === id);
  if (!shown) return null;
  const { formIntent = '', formFailed } = shown.dataset;
  return { intent: formIntent, failed: (formFailed as TranslationKey | undefined) ?? null };
}
