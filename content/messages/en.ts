import { texts as ofConsole } from './en/console.ts';
import { enquiries } from './en/enquiries.ts';
import { texts as everywhere } from './en/everywhere.ts';
import { texts as ofPublicPages } from './en/public-pages.ts';

/** The interface texts in English: the original that the other languages are checked against. */
export const messages = { ...everywhere, ...enquiries, ...ofConsole, ...ofPublicPages } as const;
