import { textsIn } from './subject-texts.ts';

/** The interface texts in Chinese, with full-width punctuation and no spaces between Chinese and Latin characters. */
export const translations = await textsIn('zh');
