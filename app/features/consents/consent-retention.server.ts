import type { DeletionRule } from '#platform/retention.server.ts';

/** Questions, once the records of all students are deleted about whom they were asked. @see PD-72 */
export const questionsAboutNobody: DeletionRule = {
  table: 'consents',
  expiredWhen: 'not exists (select from consent_students where consent_id = consents.id)',
};
