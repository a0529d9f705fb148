import type { texts as english } from '../en/console-settings-texts.ts';
import type { TranslationOf } from '../translation.ts';
import { officeConsole } from './office-console.ts';
import { reportSettings } from './report-settings.ts';

/** What the settings in the admin console say: offices and reports. */
export const texts = {
  ...officeConsole,
  ...reportSettings,
} as const satisfies TranslationOf<typeof english>;
