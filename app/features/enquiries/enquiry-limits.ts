/** In characters, counted as code points. @see content §5, §9 */
export const enquiryLimits = {
  nameLength: 100,
  emailLength: 255,
  regionLength: 100,
  messageMinimum: 10,
  messageLength: 1000,
} as const;

/** @see content §3 @see PD-5 */
export const enquiryStages = ['nursery', 'primary', 'middle', 'secondary', 'university'] as const;
export type EnquiryStage = (typeof enquiryStages)[number];

export const enquiryStates = ['new', 'contacted', 'scheduled', 'closed'] as const;
export type EnquiryState = (typeof enquiryStates)[number];
