import { type Language, languageCodes } from '../languages.ts';

export interface MailContent {
  subject: string;
  text: string;
}

/** Texts of a mail in each language, made from what it is about. */
export type MailTexts<About> = Record<Language, { subject: string; text: (about: About) => string }>;

/** Between the parts of a mail in several languages. */
export const partSeparator = `\n\n${'—'.repeat(20)}\n\n`;

/** A mail in this language, or in all four where the receiver has chosen none. */
export function mailIn(language: Language | null, content: (language: Language) => MailContent): MailContent {
  const contents = (language ? [language] : languageCodes).map(content);
  return {
    subject: contents.map(({ subject }) => subject).join(' · '),
    text: `${contents.map(({ text }) => text.trim()).join(partSeparator)}\n`,
  };
}
