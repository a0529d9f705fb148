import { officeConsole } from '../office-console.ts';
import { reportSettings } from '../report-settings.ts';

/** Console settings: offices and reports. */
export const texts = {
  ...officeConsole,
  ...reportSettings,
} as const;
