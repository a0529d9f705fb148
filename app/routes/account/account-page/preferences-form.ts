import type { Preferences } from '#features/accounts/accounts.schema.ts';
import { defineForm } from '#forms/define-form.ts';

export type PreferencesField = keyof Preferences;

export const preferencesForm = defineForm<PreferencesField>({
  texts: 'account.preferences',
  intent: 'preferences',
  fields: {
    language: { label: 'account.language', hint: 'account.language.hint' },
    timeZone: { label: 'account.timeZone', hint: 'account.timeZone.hint' },
    appearance: { label: 'account.appearance', hint: 'account.appearance.hint' },
  },
});
