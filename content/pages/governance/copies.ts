import type { CopyOf } from '../../copy.ts';
import type { Language } from '../../languages.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { zh } from './zh.ts';

export type GovernanceCopy = CopyOf<typeof en>;

export const governanceCopies: Record<Language, GovernanceCopy> = { en, ar, fr, zh };
