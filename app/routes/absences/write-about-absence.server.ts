import { defaultLanguage, type Language, languages } from '#content/languages.ts';
import { findAbsenceReceiver } from '#features/absences/absences.server.ts';
import type { AbsenceReason } from '#features/absences/absences.ts';
import { messageLimits, officeRecipient } from '#features/messages/messages.ts';
import { sendMessage } from '#features/messages/send-message.server.ts';
import { dateFormatter } from '#i18n/dates.ts';
import type { Translate } from '#i18n/translate.ts';
import { translateInto } from '#i18n/translate-into.server.ts';
import type { PersonWriteTx } from '#platform/database.server.ts';

interface AbsenceEvent {
  event: 'reported' | 'withdrawn';
  studentId: string;
  studentName: string;
  firstDay: string;
  lastDay: string;
  reason?: AbsenceReason;
  note?: string;
  /** Empty: sent without an idempotency key. */
  requestId: string;
}

/** Writes to the student's mentor or, if nobody is assigned, to the Academic Coordinator. @throws MessageRefused @see PD-42 */
export async function writeAboutAbsence(tx: PersonWriteTx, language: Language, absence: AbsenceEvent): Promise<void> {
  const receiverId = (await findAbsenceReceiver(tx, absence.studentId)) ?? officeRecipient('academic');
  // The mentor may not read the language of the family.
  const parts = [...new Set([language, defaultLanguage])].map((code) => partIn(code, absence));
  const subject = parts.map((part) => part.subject).join(' · ');
  const message = {
    receiverId,
    subject: [...subject].slice(0, messageLimits.subjectLength).join(''),
    body: [...parts.map(({ body }) => body), ...(absence.note ? [absence.note] : [])].join('\n\n'),
    studentId: absence.studentId,
    requestId: absence.requestId,
  };
  await sendMessage(tx, message);
}

function partIn(language: Language, absence: AbsenceEvent): { subject: string; body: string } {
  const t = translateInto(language);
  const { event, studentName: student, reason } = absence;
  const body = t(`absence.message.${event}`, { student, days: daysIn(language, t, absence) });
  return {
    subject: t(`absence.message.${event}.subject`, { student }),
    body: reason ? `${body}\n${t('absence.message.reason', { reason: t(`absence.reason.${reason}`) })}` : body,
  };
}

function daysIn(language: Language, t: Translate, { firstDay, lastDay }: AbsenceEvent): string {
  const format = dateFormatter(languages[language].dateLocale, { dateStyle: 'full', timeZone: 'UTC' });
  const [first, last] = [format(new Date(firstDay)), format(new Date(lastDay))];
  return firstDay === lastDay ? first : t('absence.message.days', { first, last });
}
