import { data, href, Link } from 'react-router';
import { addRule, changeRule, endRule } from '#features/courses/change-rules.server.ts';
import { findCourse } from '#features/courses/console-courses.server.ts';
import { RuleChangeSchema, RuleEndSchema, RuleSchema, ruleOf } from '#features/courses/courses.schema.ts';
import { listTerms } from '#features/reports/report-settings.server.ts';
import { nameIn } from '#features/reports/report-settings.ts';
import { confirmationIn } from '#forms/confirmation.ts';
import { answerTo } from '#forms/form-answer.ts';
import { revalidateOutdated } from '#forms/outdated-form.ts';
import { onlyText, parseForm } from '#forms/parse-form.server.ts';
import { gone } from '#forms/refusals.server.ts';
import { requireId } from '#http/require-id.server.ts';
import { readForSession } from '#http/session.server.ts';
import { useLanguage } from '#i18n/language-context.tsx';
import { parseRevision } from '#platform/revision.ts';
import { BackLink } from '#ui/back-link.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { PortalTitle } from '../../shell/portal-title.tsx';
import type { Route } from './+types/rule.ts';
import { ConfirmConflicts } from './confirm-conflicts.tsx';
import { ruleChangeForm, ruleEndForm, ruleForm } from './course-forms.ts';
import { ruleRefusals } from './course-refusals.server.ts';
import { EndRule } from './end-rule.tsx';
import { RuleForm } from './rule-form.tsx';
import { saveCourseForm } from './save-course-form.server.ts';

export const shouldRevalidate = revalidateOutdated;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { courseId, ruleId } = idsIn(params);
  return readForSession(context, async (tx) => {
    const course = await findCourse(tx, courseId);
    const rule = course?.rules.find(({ id, isOver }) => id === ruleId && !isOver) ?? null;
    if (!course || course.isArchived || (ruleId !== null && !rule)) throw data(null, { status: 404 });
    const terms = (await listTerms(tx)).filter(({ isArchived, lastDay }) => !isArchived && lastDay >= course.today);
    return { course, rule, terms };
  });
}

/** The id of the rule is null for a new one. */
function idsIn({ courseId, ruleId }: { courseId: string; ruleId: string }) {
  return { courseId: requireId(courseId), ruleId: ruleId === 'new' ? null : requireId(ruleId) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { courseId, ruleId } = idsIn(params);
  const form = await request.formData();
  const seen = { id: courseId, revision: parseRevision(onlyText(form, 'revision')) ?? -1 };
  const target = { form, courseId };
  const intent = form.get('intent');
  if (ruleId === null && intent === ruleForm.intent)
    return saveCourseForm(context, target, {
      posted: parseForm(form, RuleSchema, ruleForm),
      change: (tx, typed) => addRule(tx, seen, ruleOf(typed)),
      success: 'courses.rule.added',
      refusals: ruleRefusals,
    });
  if (ruleId !== null && intent === ruleChangeForm.intent)
    return saveCourseForm(context, target, {
      posted: parseForm(form, RuleChangeSchema, ruleChangeForm),
      change: (tx, { firstDay, ...typed }) =>
        changeRule(tx, seen, { ruleId, from: firstDay }, ruleOf({ ...typed, firstDay: '' })),
      success: 'courses.rule.changed',
      refusals: ruleRefusals,
    });
  if (ruleId !== null && intent === ruleEndForm.intent)
    return saveCourseForm(context, target, {
      posted: parseForm(form, RuleEndSchema, ruleEndForm),
      change: (tx, { endsOn }) => endRule(tx, seen, { ruleId, lastDay: endsOn }),
      success: 'courses.ruleEnd.ended',
      refusals: { unknown: gone, past: () => ({ errors: { endsOn: 'courses.endsOn.past' } }) },
    });
  throw data(null, { status: 400 });
}

/** A new weekly lesson, or one that changes from a day on or ends. @see PD-67 */
export default function RulePage({ loaderData: { course, rule, terms }, actionData }: Route.ComponentProps) {
  const { language, t } = useLanguage();
  const title = t(rule ? 'courses.rule.change.title' : 'courses.rule.add');
  const params = { courseId: course.id, ruleId: rule?.id ?? 'new' };
  const confirmation = confirmationIn(actionData);
  return (
    <>
      <PortalTitle>{title}</PortalTitle>
      {confirmation && (
        <ConfirmConflicts
          key={confirmation.id}
          question={confirmation}
          courseId={course.id}
          cancelTo={href('/admin-console/courses/:courseId/rules/:ruleId', params)}
        />
      )}
      <div>
        <BackLink to={href('/admin-console/courses/:courseId', { courseId: course.id })}>
          <bdi translate="no">{nameIn(course.names, language)}</bdi>
        </BackLink>
        <h1 className="text-2xl">{title}</h1>
        {rule && <p className="mt-1 max-w-prose text-ink-soft">{t('courses.rule.change.text')}</p>}
      </div>
      {terms.length === 0 ? (
        <Card>
          <p className="mb-3">{t('courses.rules.noTerms')}</p>
          <Link
            to={href('/admin-console/reports/:kind/:settingId', { kind: 'terms', settingId: 'new' })}
            className={buttonClass({ size: 'small' })}
          >
            {t('reportSettings.terms.add')}
          </Link>
        </Card>
      ) : (
        <Card className="max-w-3xl">
          <RuleForm {...{ course, rule, terms }} invalid={answerTo(rule ? ruleChangeForm : ruleForm, actionData)} />
        </Card>
      )}
      {rule && <EndRule course={course} invalid={answerTo(ruleEndForm, actionData)} />}
    </>
  );
}
