import { officeConsole } from './office-console.ts';
import { reportSettings } from './report-settings.ts';

/** What the settings in the admin console say: offices and reports. */
export const texts = {
  ...officeConsole,
  ...reportSettings,
} as const;
