import type { Language } from '../languages.ts';
import { type MailContent, mailIn } from './mail-in.ts';

/** Data of a mail about new messages, reports, feedback, absences or announcements. */
export interface News {
  fullName: string;
  /** Number of new and unread items. */
  count: number;
  /** Link to the item or, if there are several, to their list. */
  link: string;
  /** Link to the notification settings. */
  settings: string;
  /** Null if the receiver has not chosen a language: the mail is then in all four. */
  language: Language | null;
}

export type NewsTexts = Record<Language, { subject: (count: number) => string; text: (news: News) => string }>;

export function newsMail(texts: NewsTexts, news: News): MailContent {
  return mailIn(news.language, (code) => ({ subject: texts[code].subject(news.count), text: texts[code].text(news) }));
}

interface ArabicForms {
  one: string;
  two: string;
  /** For 3 to 10. */
  few: string;
  many: string;
}

export function arabicCount(count: number, { one, two, few, many }: ArabicForms): string {
  if (count === 1) return one;
  if (count === 2) return two;
  const lastDigits = count % 100;
  return `${count} ${lastDigits >= 3 && lastDigits <= 10 ? few : many}`;
}
