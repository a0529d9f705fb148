import type { Language } from '../languages.ts';
import { type MailContent, mailIn } from './mail-in.ts';

/** What a mail says about new messages, reports or feedback. */
export interface News {
  fullName: string;
  /** How many are new and unread. */
  count: number;
  /** Leads to the only one or, if there are several, to their list. */
  link: string;
  /** Where the person chooses when to get these mails. */
  settings: string;
  /** Null where the receiver has chosen no language: then the mail is in all four. */
  language: Language | null;
}

export type NewsTexts = Record<Language, { subject: (count: number) => string; text: (news: News) => string }>;

export function newsMail(texts: NewsTexts, news: News): MailContent {
  return mailIn(news.language, (code) => ({ subject: texts[code].subject(news.count), text: texts[code].text(news) }));
}

interface ArabicForms {
  one: string;
  two: string;
  /** After three to ten. */
  few: string;
  many: string;
}

export function arabicCount(count: number, { one, two, few, many }: ArabicForms): string {
  if (count === 1) return one;
  if (count === 2) return two;
  const lastDigits = count % 100;
  return `${count} ${lastDigits >= 3 && lastDigits <= 10 ? few : many}`;
}
