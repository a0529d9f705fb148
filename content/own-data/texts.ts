import type { Language } from '../languages.ts';
import { ar } from './ar.ts';
import { en, type OwnDataTexts } from './en.ts';
import { fr } from './fr.ts';
import { zh } from './zh.ts';

/** Texts of the page in the download of a person's data. @see PD-57 */
export const ownDataTexts: Record<Language, OwnDataTexts> = { en, ar, fr, zh };
