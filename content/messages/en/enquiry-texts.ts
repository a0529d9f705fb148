import { enquiries } from './enquiries.ts';

/** What is said of an enquiry to whoever sends or answers it. */
export const texts = { ...enquiries } as const;
