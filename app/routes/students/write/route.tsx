import { randomUUID } from 'node:crypto';
import { href, useLocation } from 'react-router';
import { listAddressedStudents } from '#features/students/letter-recipients.server.ts';
import { letterRecipients } from '#features/students/letter-recipients.ts';
import { confirmationIn } from '#forms/confirmation.ts';
import { answerTo } from '#forms/form-answer.ts';
import { readForSession } from '#http/session.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { cardClass } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PortalPage } from '../../shell/portal-page.tsx';
import type { Route } from './+types/route.ts';
import { Addressees } from './addressees.tsx';
import { chosenStudents } from './chosen-students.ts';
import { ConfirmLetter } from './confirm-letter.tsx';
import { handleLetter } from './handle-letter.server.ts';
import { letterForm } from './letter-fields.ts';
import { LetterForm } from './letter-form.tsx';

export async function loader({ url, context }: Route.LoaderArgs) {
  const chosen = chosenStudents(url.searchParams);
  const students = await readForSession(context, (tx) => listAddressedStudents(tx, chosen));
  return {
    requestId: randomUUID(),
    chosenCount: chosen.length,
    studentCount: students.length,
    addresses: letterRecipients(students),
  };
}

export const action = (args: Route.ActionArgs) => handleLetter(args);

/** One text to the families of the chosen students, as individual messages. @see PD-45 */
export default function WriteToFamilies({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  const { requestId, chosenCount, studentCount, addresses } = loaderData;
  const { search } = useLocation();
  const answer = answerTo(letterForm, actionData);
  const confirmation = confirmationIn(actionData);
  const hasReceivers = addresses.receivers.length > 0;
  return (
    <PortalPage
      title={t('letter.title')}
      lead={hasReceivers && t('letter.lead')}
      back={{ to: href('/students'), text: t('letter.back') }}
      width="text"
    >
      {confirmation && (
        <ConfirmLetter
          key={confirmation.id}
          confirmation={confirmation}
          cancelTo={`${href('/students/write')}${search}`}
        />
      )}
      {chosenCount > studentCount && (
        <p role="note" className="rounded-lg border border-brass/40 bg-brass-tint p-4">
          {t('letter.notYours', { count: chosenCount - studentCount })}
        </p>
      )}
      {studentCount > 0 && <Addressees addresses={addresses} studentCount={studentCount} />}
      {hasReceivers || answer ? (
        <LetterForm requestId={requestId} receivers={addresses.receivers} answer={answer} />
      ) : (
        <EmptyState
          icon="users"
          level={2}
          title={t(studentCount > 0 ? 'letter.nobody' : 'letter.noneChosen')}
          className={cardClass}
        >
          {t(studentCount > 0 ? 'letter.nobody.text' : 'letter.noneChosen.text')}
        </EmptyState>
      )}
    </PortalPage>
  );
}
