import type { Office } from './offices.ts';

/** Topics of the contact form, in its order. @see PD-30 */
export const enquiryTopics = [
  'consultation',
  'safeguarding',
  'complaint',
  'cancellation',
  'data',
  'account',
  'other',
] as const;
export type EnquiryTopic = (typeof enquiryTopics)[number];
/** All topics except the consultation. Their messages have no region and stage, and go to an office of the school. */
export type MessageTopic = Exclude<EnquiryTopic, 'consultation'>;

/** The office that gets the messages on a topic; null: administrators. */
export const officeOfTopic: Readonly<Record<EnquiryTopic, Office | null>> = {
  consultation: null,
  safeguarding: 'safeguarding',
  complaint: 'complaints',
  cancellation: 'admissions',
  data: 'data-protection',
  account: 'technical',
  other: null,
};

/** Returns the topic with this name, or null. */
export function findTopic(name: string | null): EnquiryTopic | null {
  return enquiryTopics.find((topic) => topic === name) ?? null;
}
