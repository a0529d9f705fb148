import { textsIn } from './subject-texts.ts';

/** The interface texts in Arabic. Families are addressed in the plural; Latin names are inside isolates (U+2068, U+2069). */
export const translations = await textsIn('ar');
