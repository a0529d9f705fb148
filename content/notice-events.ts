/** When a mail about an event is sent. Off: only the portal shows the event. */
export const mailTimings = ['immediate', 'daily', 'off'] as const;
export type MailTiming = (typeof mailTimings)[number];

interface EventRow {
  /** Of the mail about the event. */
  template: string;
  /** Receivers of a message, the people of an office, guardians of a student, readers of an announcement, people of a lesson, or everybody with an account. */
  audience: 'receivers' | 'office' | 'guardians' | 'readers' | 'lessons' | 'everyone';
  /** Field of the settings page that says when the mail is sent. Null: people have no choice. */
  choice: string | null;
  byDefault: MailTiming;
  waitsInQuietHours: boolean;
}

const usual = { byDefault: 'immediate', waitsInQuietHours: true } as const;

/**
 * The events about which people are mailed. The settings, the mails and their deletion follow from this table, also in the
 * database: `npm run generate` writes it as `notice_events()`. @see PD-31
 */
export const noticeEvents = {
  messages: { ...usual, template: 'new-messages', audience: 'receivers', choice: 'messageMails' },
  'office-messages': { ...usual, template: 'new-office-messages', audience: 'office', choice: 'messageMails' },
  reports: { ...usual, template: 'new-reports', audience: 'guardians', choice: 'reportMails' },
  feedback: { ...usual, template: 'new-feedback', audience: 'guardians', choice: 'feedbackMails' },
  absences: { ...usual, template: 'new-absences', audience: 'guardians', choice: 'messageMails' },
  'unexplained-absences': {
    template: 'new-unexplained-absences',
    audience: 'guardians',
    choice: null,
    byDefault: 'immediate',
    waitsInQuietHours: false,
  },
  safety: { ...usual, template: 'new-safety-requests', audience: 'guardians', choice: 'messageMails' },
  consents: { ...usual, template: 'new-consents', audience: 'guardians', choice: 'consentMails' },
  meetings: { ...usual, template: 'new-meetings', audience: 'guardians', choice: 'messageMails' },
  announcements: { ...usual, template: 'new-announcements', audience: 'readers', choice: 'announcementMails' },
  lessons: {
    template: 'new-lesson-changes',
    audience: 'lessons',
    choice: null,
    byDefault: 'immediate',
    waitsInQuietHours: false,
  },
  'lesson-plans': { ...usual, template: 'new-lesson-plans', audience: 'lessons', choice: null, byDefault: 'daily' },
  policies: { ...usual, template: 'policy-change', audience: 'everyone', choice: null },
} as const satisfies Record<string, EventRow>;

type Events = typeof noticeEvents;
export type NoticeEvent = keyof Events;
type Row = Events[keyof Events];
type RowFor<Audience extends EventRow['audience']> = Extract<Row, { audience: Audience }>;

export type NoticeTemplate = Row['template'];
/** Templates of the mails that count what is new. */
type NewsTemplate = RowFor<'receivers' | 'guardians' | 'readers' | 'lessons'>['template'];

export type MailChoice = NonNullable<Row['choice']>;
/** Choices that everybody has. */
type GeneralChoice = NonNullable<Exclude<Row, { audience: 'guardians' }>['choice']>;
/** Choices that only guardians have. */
type GuardianChoice = Exclude<MailChoice, GeneralChoice>;

const rows: readonly Row[] = Object.values(noticeEvents);
const choicesOf = (some: readonly Row[]) => [...new Set(some.flatMap(({ choice }) => choice ?? []))];

export const mailChoices = choicesOf(rows);
const isGeneral = (choice: MailChoice): choice is GeneralChoice =>
  rows.some((row) => row.choice === choice && row.audience !== 'guardians');
export const generalChoices = mailChoices.filter(isGeneral);
export const guardianChoices = mailChoices.filter((choice): choice is GuardianChoice => !isGeneral(choice));

export const newsTemplates: readonly NewsTemplate[] = rows
  .filter((row) => row.audience !== 'office' && row.audience !== 'everyone')
  .map(({ template }) => template);

/** Returns an entry for each of the choices. */
export const forEachChoice = <Choice extends MailChoice, Entry>(
  choices: readonly Choice[],
  entryFor: (choice: Choice) => Entry,
) => Object.fromEntries(choices.map((choice) => [choice, entryFor(choice)])) as Record<Choice, Entry>;
