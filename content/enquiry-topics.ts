/** What a message of the contact form is about, in the order of the form. @see PD-30 */
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
/** Every topic but the consultation: without region and stage, for an office of the school. */
export type MessageTopic = Exclude<EnquiryTopic, 'consultation'>;

/** The topic of this name, or null. */
export function findTopic(name: string | null): EnquiryTopic | null {
  return enquiryTopics.find((topic) => topic === name) ?? null;
}
