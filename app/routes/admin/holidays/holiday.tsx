import { data, Form, href } from 'react-router';
import { HolidaySchema, holidayOf, nameValues } from '#features/courses/courses.schema.ts';
import { addHoliday, changeHoliday, listHolidays, removeHoliday } from '#features/courses/holidays.server.ts';
import { nameIn } from '#features/reports/report-settings.ts';
import { ErrorSummary } from '#forms/error-summary.tsx';
import { answerTo, type FormAnswer } from '#forms/form-answer.ts';
import { handleForm } from '#forms/handle-form.server.ts';
import { parseForm } from '#forms/parse-form.server.ts';
import { SubmitButton } from '#forms/submit-button.tsx';
import { useForm } from '#forms/use-form.ts';
import { redirectWithNotice } from '#http/notices.server.ts';
import { requireId } from '#http/require-id.server.ts';
import { readForSession, writeForSession } from '#http/session.server.ts';
import { useLanguage, useTranslate } from '#i18n/language-context.tsx';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import type { PersonWriteTx } from '#platform/database.server.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { TextField } from '#ui/text-field.tsx';
import { PortalTitle } from '../../shell/portal-title.tsx';
import { HistoryLink } from '../history-link.tsx';
import { NameFields } from '../name-fields.tsx';
import type { Route } from './+types/holiday.ts';
import { type HolidayField, holidayForm } from './holiday-form.ts';

/** The id is null for new holidays. */
const idOf = ({ holidayId }: { holidayId: string }) => (holidayId === 'new' ? null : requireId(holidayId));

export async function loader({ params, context }: Route.LoaderArgs) {
  const id = idOf(params);
  if (id === null) return { holiday: null };
  const holiday = (await readForSession(context, listHolidays)).find((each) => each.id === id);
  if (!holiday) throw data(null, { status: 404 });
  return { holiday };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const id = idOf(params);
  const form = await request.formData();
  const finish = async (write: (tx: PersonWriteTx) => Promise<unknown>, text: PlainTranslationKey) => {
    if (!(await writeForSession(context, write))) throw data(null, { status: 404 });
    return redirectWithNotice(context, href('/admin-console/holidays'), { tone: 'success', text });
  };
  switch (form.get('intent')) {
    case holidayForm.intent:
      return handleForm(context, parseForm(form, HolidaySchema, holidayForm), async (typed): Promise<never> => {
        const holiday = holidayOf(typed);
        throw await finish(
          (tx) => (id === null ? addHoliday(tx, holiday) : changeHoliday(tx, id, holiday)),
          'holidays.saved',
        );
      });
    case 'remove':
      throw await finish(async (tx) => id !== null && (await removeHoliday(tx, id)), 'holidays.removed');
    default:
      throw data(null, { status: 400 });
  }
}

/** @see PD-67 */
export default function HolidayPage({ loaderData: { holiday }, actionData }: Route.ComponentProps) {
  const { language, t } = useLanguage();
  const title = holiday ? nameIn(holiday.names, language) : t('holidays.add');
  const values = holiday ? { ...nameValues(holiday.names), ...holiday } : {};
  return (
    <>
      <PortalTitle>{title}</PortalTitle>
      <div>
        <BackLink to={href('/admin-console/holidays')}>{t('holidays.title')}</BackLink>
        <h1 translate={holiday ? 'no' : undefined} className="text-2xl">
          {title}
        </h1>
        <p className="mt-1 max-w-prose text-ink-soft">{t('holidays.form.lead')}</p>
      </div>
      <Card className="max-w-3xl">
        <HolidayForm values={values} invalid={answerTo(holidayForm, actionData)} />
      </Card>
      {holiday && (
        <>
          <RemoveHoliday />
          <HistoryLink of={holiday.id} />
        </>
      )}
    </>
  );
}

type HolidayFormProps = { values: Partial<Record<HolidayField, string>>; invalid: FormAnswer<HolidayField> | null };

function HolidayForm({ values, invalid }: HolidayFormProps) {
  const form = useForm(holidayForm, invalid, values);
  return (
    <Form key={form.key} method="post" noValidate className="flex flex-col gap-5">
      <ErrorSummary errors={form.errors} />
      <NameFields field={form.field} />
      <div className="field-row sm:grid-cols-2">
        <TextField {...form.field('firstDay')} type="date" autoComplete="off" />
        <TextField {...form.field('lastDay')} type="date" autoComplete="off" />
      </div>
      <SubmitButton form={form} />
    </Form>
  );
}

function RemoveHoliday() {
  const t = useTranslate();
  return (
    <Card className="flex max-w-3xl flex-wrap items-center justify-between gap-4">
      <p className="max-w-prose text-sm text-ink-soft">{t('holidays.remove.text')}</p>
      <Form method="post">
        <Button type="submit" name="intent" value="remove" variant="secondary">
          {t('holidays.remove.submit')}
        </Button>
      </Form>
    </Card>
  );
}
