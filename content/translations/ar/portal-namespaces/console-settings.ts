import type { texts as english } from '../../en/portal-namespaces/console-settings.ts';
import type { TranslationOf } from '../../translation.ts';
import { officeConsole } from '../office-console.ts';
import { reportSettings } from '../report-settings.ts';

export const texts = {
  ...officeConsole,
  ...reportSettings,
} as const satisfies TranslationOf<typeof english>;
