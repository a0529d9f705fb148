import type { texts as english } from '../en/console.ts';
import type { TranslationOf } from '../translation.ts';
import { admin } from './admin.ts';
import { consoleValidation } from './console-validation.ts';
import { families } from './families.ts';
import { guardians } from './guardians.ts';
import { officeConsole } from './office-console.ts';
import { policyReaders } from './policy-readers.ts';
import { reportSettings } from './report-settings.ts';
import { retention } from './retention.ts';
import { students } from './students.ts';

/** What the admin console says beyond that. */
export const texts = {
  ...admin,
  ...consoleValidation,
  ...families,
  ...guardians,
  ...officeConsole,
  ...policyReaders,
  ...reportSettings,
  ...retention,
  ...students,
} as const satisfies TranslationOf<typeof english>;
