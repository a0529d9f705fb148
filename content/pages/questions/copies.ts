import type { CopyOf } from '../../copy.ts';
import type { Language } from '../../languages.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { zh } from './zh.ts';

export const questionsCopies: Record<Language, CopyOf<typeof en>> = { en, ar, fr, zh };
