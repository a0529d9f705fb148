import type { StudentConsent } from '#features/consents/consents.ts';

/** `requestId`: idempotency key of its form. */
export type ShownConsent = StudentConsent & { requestId: string };

/** A question with the reader's children about whom it is asked. */
export interface ConsentGroup {
  question: ShownConsent;
  students: readonly ShownConsent[];
}

/** In the order in which the questions come. */
export function groupByQuestion(consents: readonly ShownConsent[]): ConsentGroup[] {
  const groups = Map.groupBy(consents, ({ consentId }) => consentId);
  return [...groups.values()].flatMap(([question, ...more]) =>
    question ? [{ question, students: [question, ...more] }] : [],
  );
}

export const isWaiting = ({ state, isClosed }: StudentConsent): boolean => state === 'open' && !isClosed;
