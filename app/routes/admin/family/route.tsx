import { href, useLocation } from 'react-router';
import { canEnrol } from '#features/enquiries/enquiries.ts';
import { proposeStudentNumber } from '#features/students/next-number.server.ts';
import { confirmationIn } from '#forms/confirmation.ts';
import { useLastResponse } from '#forms/use-last-response.ts';
import { languageOf } from '#http/language.server.ts';
import { readForSession } from '#http/session.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { BackLink } from '#ui/back-link.tsx';
import { PortalTitle } from '../../shell/portal-title.tsx';
import { findMentorChoices } from '../person-choices.server.ts';
import { ConfirmAssignment } from '../students/confirm-assignment.tsx';
import type { Route } from './+types/route.ts';
import { enrolmentOf, findEnrolledEnquiry, rowsOf } from './enrolment.server.ts';
import { FamilyForm } from './family-form.tsx';
import { emptyGuardian, emptyStudent, type FamilyDraft } from './family-forms.ts';
import { findExisting, handleFamily } from './handle-family.server.ts';

/** Guardians, students and mentors on one page. @see PD-53 */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const language = languageOf(request, context);
  return readForSession(context, async (tx) => {
    const enquiry = await findEnrolledEnquiry(tx, url);
    const number = await proposeStudentNumber(tx);
    const rows = enquiry
      ? rowsOf(enquiry, number)
      : { guardians: [emptyGuardian(language)], students: [emptyStudent(number)] };
    const start: FamilyDraft = {
      id: 'start',
      ...rows,
      existing: enquiry ? await findExisting(tx, rows.guardians) : [],
      chosen: [],
      enrolment: enquiry && enrolmentOf(enquiry),
      focus: null,
    };
    const isEnrolmentOutdated = enquiry !== null && !canEnrol(enquiry);
    return { mentors: await findMentorChoices(tx, ''), start, isEnrolmentOutdated };
  });
}

export async function action({ request, url, context }: Route.ActionArgs) {
  return handleFamily({ request, url, context }, languageOf(request, context));
}

export default function NewFamilyPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  const { pathname, search } = useLocation();
  const { mentors, start, isEnrolmentOutdated } = loaderData;
  const confirmation = confirmationIn(actionData);
  const { last: returned = null, problem } = useLastResponse(actionData);
  return (
    <>
      <PortalTitle>{t('family.title')}</PortalTitle>
      {confirmation && (
        <ConfirmAssignment key={confirmation.id} confirmation={confirmation} cancelTo={pathname + search} />
      )}
      <div>
        <BackLink to={href('/admin-console/students')}>{t('students.edit.back')}</BackLink>
        <h1 className="text-2xl">{t('family.title')}</h1>
        <p className="mt-1 max-w-prose text-ink-soft">{t('family.lead')}</p>
      </div>
      <FamilyForm {...{ start, isEnrolmentOutdated, returned, problem, mentors }} />
    </>
  );
}
