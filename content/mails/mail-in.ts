import { type Language, languageCodes } from '../languages.ts';

export interface MailContent {
  subject: string;
  text: string;
}

/** Subject and text of a mail in each language, as functions of its data. */
export type MailTexts<About> = Record<Language, { subject: string; text: (about: About) => string }>;

/** Separates the languages of a mail. */
export const partSeparator = `\n\n${'—'.repeat(20)}\n\n`;

/** Returns the mail in this language; in all four languages if it is null. */
export function mailIn(language: Language | null, content: (language: Language) => MailContent): MailContent {
  const contents = (language ? [language] : languageCodes).map(content);
  return {
    subject: contents.map(({ subject }) => subject).join(' · '),
    text: `${contents.map(({ text }) => text.trim()).join(partSeparator)}\n`,
  };
}
