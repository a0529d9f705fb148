import type { CopyOf } from '../../copy.ts';
import type { Language } from '../../languages.ts';
import { en } from './en.ts';

export const globalPresenceCopies: Record<Language, CopyOf<typeof en>> = { en, ar: en, fr: en, zh: en };
