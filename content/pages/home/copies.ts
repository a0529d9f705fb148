import type { CopyOf } from '../../copy.ts';
import type { Language } from '../../languages.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { zh } from './zh.ts';

export type HomeCopy = CopyOf<typeof en>;

export const homeCopies: Record<Language, HomeCopy> = { en, ar, fr, zh };
