import { admin } from './admin.ts';
import { consoleValidation } from './console-validation.ts';
import { passwordRules } from './password-rules.ts';
import { policyReaders } from './policy-readers.ts';

/** What every page of the admin console may have to say. */
export const texts = {
  ...admin,
  ...consoleValidation,
  ...passwordRules,
  ...policyReaders,
} as const;
