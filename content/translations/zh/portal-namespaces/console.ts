import type { texts as english } from '../../en/portal-namespaces/console.ts';
import type { TranslationOf } from '../../translation.ts';
import { admin } from '../admin.ts';
import { consoleValidation } from '../console-validation.ts';
import { policyReaders } from '../policy-readers.ts';

export const texts = {
  ...admin,
  ...consoleValidation,
  ...policyReaders,
} as const satisfies TranslationOf<typeof english>;
