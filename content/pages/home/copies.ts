import type { CopyOf } from '../../copy.ts';
import type { Language } from '../../languages.ts';
import { en } from './en.ts';

export type HomeCopy = CopyOf<typeof en>;

export const homeCopies: Record<Language, HomeCopy> = { en, ar: en, fr: en, zh: en };
