import { data } from 'react-router';
import { readForSession } from '../../../http/session.server.ts';
import { useTranslate } from '../../../i18n/language-context.tsx';
import { PortalTitle } from '../../shell/portal-title.tsx';
import { languageOf } from '../../shell/shell-data.server.ts';
import { BackLink } from '../back-link.tsx';
import { findMentorChoices } from '../person-choices.server.ts';
import type { Route } from './+types/route.ts';
import { answerFamily } from './answer-family.server.ts';
import { FamilyForm } from './family-form.tsx';
import { emptyGuardian, emptyStudent, type FamilyDraft } from './family-forms.ts';

/** Guardians, students and mentors on one page. @see PD-53 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const mentors = await readForSession(context, (tx) => findMentorChoices(tx, ''));
  const empty: FamilyDraft = {
    id: 'empty',
    guardians: [emptyGuardian(languageOf(request, context).language)],
    students: [emptyStudent()],
    existing: [],
    chosen: [],
    focus: null,
  };
  return data({ mentors, empty });
}

export async function action({ request, context }: Route.ActionArgs) {
  return answerFamily(await request.formData(), context, languageOf(request, context).language);
}

export default function NewFamilyPage({ loaderData: { mentors, empty }, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <>
      <PortalTitle>{t('family.title')}</PortalTitle>
      <div>
        <BackLink to="/admin-console/students">{t('students.edit.back')}</BackLink>
        <h2 className="text-2xl">{t('family.title')}</h2>
        <p className="mt-1 max-w-prose text-ink-soft">{t('family.lead')}</p>
      </div>
      <FamilyForm draft={actionData ?? empty} mentors={mentors} />
    </>
  );
}
