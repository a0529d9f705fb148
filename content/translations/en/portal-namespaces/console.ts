import { admin } from '../admin.ts';
import { consoleValidation } from '../console-validation.ts';
import { policyReaders } from '../policy-readers.ts';

/** Every page of the console. */
export const texts = {
  ...admin,
  ...consoleValidation,
  ...policyReaders,
} as const;
