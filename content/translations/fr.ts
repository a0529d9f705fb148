import { textsIn } from './subject-texts.ts';

/** The interface texts in French. Narrow no-break spaces (U+202F) precede ; : ! ? and are inside « ». */
export const translations = await textsIn('fr');
