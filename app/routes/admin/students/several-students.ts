/** Acts on several students at once. */
export const studentActs = ['archive', 'mentor', 'coach'] as const;
export type StudentAct = (typeof studentActs)[number];

/** Field of the person who is assigned. */
export const assignedField = 'assignedId';
