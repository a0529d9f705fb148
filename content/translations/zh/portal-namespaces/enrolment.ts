import type { texts as english } from '../../en/portal-namespaces/enrolment.ts';
import type { TranslationOf } from '../../translation.ts';
import { enrolment } from '../enrolment.ts';

export const texts = { ...enrolment } as const satisfies TranslationOf<typeof english>;
