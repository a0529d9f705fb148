import { randomUUID } from 'node:crypto';
import { data, Form, href, Link } from 'react-router';
import { findOpenOffer, listFreeTimes } from '#features/meetings/meetings.server.ts';
import type { NamedStudent } from '#features/meetings/meetings.ts';
import { ErrorSummary } from '#forms/error-summary.tsx';
import { answerTo } from '#forms/form-answer.ts';
import { FormProblem } from '#forms/form-problem.tsx';
import { revalidateOutdated } from '#forms/outdated-form.ts';
import { SubmitButton } from '#forms/submit-button.tsx';
import { type ChoiceState, useForm } from '#forms/use-form.ts';
import { requireId } from '#http/require-id.server.ts';
import { readForSession } from '#http/session.server.ts';
import { zoneOfReader } from '#http/zone-of-reader.server.ts';
import { useLanguage, useTranslate } from '#i18n/language-context.tsx';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { fieldAria, fieldId } from '#ui/field.tsx';
import { FieldError } from '#ui/field-error.tsx';
import { PortalPage } from '../shell/portal-page.tsx';
import type { Route } from './+types/book.ts';
import { bookingForm } from './meeting-forms.ts';
import { OfferFacts } from './offer-facts.tsx';
import { bookFromForm } from './save-meeting.server.ts';
import { TimesField } from './times-field.tsx';

export const shouldRevalidate = revalidateOutdated;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const id = requireId(params.offerId);
  const zone = zoneOfReader(request, context);
  return readForSession(context, async (tx) => {
    const [offer, times] = await Promise.all([findOpenOffer(tx, id), listFreeTimes(tx, id)]);
    if (!offer) throw data(null, { status: 404 });
    return { offer, times, zone, requestId: randomUUID() };
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  return bookFromForm(await request.formData(), context);
}

/** @see PD-69 */
export default function BookMeeting({
  loaderData: { offer, times, zone, requestId },
  actionData,
}: Route.ComponentProps) {
  const t = useTranslate();
  const answer = answerTo(bookingForm, actionData);
  const [first] = offer.students;
  const isOnlyChild = offer.students.length === 1;
  const form = useForm(bookingForm, answer, { students: isOnlyChild && first ? first.id : '' }, { requestId });
  return (
    <PortalPage
      title={t('meetings.book.title')}
      back={{ to: href('/meetings'), text: t('meetings.back') }}
      width="text"
    >
      <OfferFacts offer={offer} />
      {times.length === 0 ? (
        <EmptyState icon="clock" level={2} title={t('meetings.full')} className={cardClass}>
          {answer?.errors.timeId && <FormProblem className="mb-3 text-start">{t(answer.errors.timeId)}</FormProblem>}
          {t('meetings.full.text')}
        </EmptyState>
      ) : (
        <Form
          key={form.key}
          method="post"
          noValidate
          className={classNames(cardClass, 'flex flex-col gap-6 p-5 sm:p-6')}
        >
          <ErrorSummary errors={form.errors} />
          {isOnlyChild && first ? (
            <input type="hidden" name="students" value={first.id} />
          ) : (
            <StudentsField field={form.choice('students')} students={offer.students} />
          )}
          <TimesField field={form.choice('timeId')} times={times} zone={zone} schoolZone={offer.timeZone} />
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <SubmitButton form={form} />
            <Link to={href('/meetings')} className="text-link inline-flex min-h-11 items-center">
              {t('form.cancel')}
            </Link>
          </div>
        </Form>
      )}
    </PortalPage>
  );
}

/** One of the children, or all of them together. */
function StudentsField({ field, students }: { field: ChoiceState; students: readonly NamedStudent[] }) {
  const { dateLocale, t } = useLanguage();
  const { name, label, error, defaultValue } = field;
  const id = fieldId(name);
  const together = students.map((student) => student.id).join(',');
  const names = new Intl.ListFormat(dateLocale).format(students.map(({ fullName }) => fullName));
  const choices = [
    ...students.map((student) => [student.id, student.fullName] as const),
    [together, t('meetings.students.together', { names })] as const,
  ];
  return (
    <fieldset {...fieldAria(id, { hint: undefined, error })}>
      <legend className="text-lg font-[620]">{label}</legend>
      <FieldError fieldId={id} error={error} />
      {choices.map(([value, text], place) => (
        <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            id={place === 0 ? id : undefined}
            name={name}
            value={value}
            defaultChecked={defaultValue === value}
            className="size-5 shrink-0 accent-sea"
          />
          <bdi translate={value === together ? undefined : 'no'} className="wrap-anywhere">
            {text}
          </bdi>
        </label>
      ))}
    </fieldset>
  );
}
