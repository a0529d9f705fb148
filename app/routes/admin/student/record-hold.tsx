import { Form } from 'react-router';
import type { NewRecordHold } from '#features/students/record-holds.schema.ts';
import { type RecordHold as Hold, holdReasons, lastDayOfRecord } from '#features/students/record-holds.ts';
import { ErrorSummary } from '#forms/error-summary.tsx';
import type { FormAnswer } from '#forms/form-answer.ts';
import { SubmitButton } from '#forms/submit-button.tsx';
import { useForm } from '#forms/use-form.ts';
import { CalendarDay } from '#i18n/calendar-day.tsx';
import { useTranslate } from '#i18n/language-context.tsx';
import { Card } from '#ui/card.tsx';
import { Detail } from '#ui/detail.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { recordHoldForm } from './record-hold-form.ts';

type RecordHoldProps = { archivedAt: Date; hold: Hold | null; invalid: FormAnswer<keyof NewRecordHold> | null };

/** Until when the record of a former student is kept, and a form to keep it longer. @see PD-56 */
export function RecordHold({ archivedAt, hold, invalid }: RecordHoldProps) {
  const t = useTranslate();
  const lastDay = lastDayOfRecord(archivedAt, hold);
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h2>{t('retention.hold.title')}</h2>
        <p className="max-w-prose text-sm text-ink-soft">{t('retention.hold.text')}</p>
      </div>
      <dl className="grid gap-4 sm:grid-cols-2">
        <Detail label={t('retention.hold.lastDay')}>
          <CalendarDay day={lastDay} />
        </Detail>
        {hold && lastDay === hold.keptUntil && (
          <Detail label={t('retention.hold.reason')}>{t(`retention.hold.reason.${hold.reason}`)}</Detail>
        )}
      </dl>
      <details open={invalid !== null}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-link">
          {t('retention.hold.open')}
        </summary>
        <HoldForm hold={hold} invalid={invalid} />
      </details>
    </Card>
  );
}

function HoldForm({ hold, invalid }: Pick<RecordHoldProps, 'hold' | 'invalid'>) {
  const t = useTranslate();
  const form = useForm(recordHoldForm, invalid, { keptUntil: hold?.keptUntil ?? '', holdReason: hold?.reason ?? '' });
  return (
    <Form key={form.key} method="post" preventScrollReset noValidate className="mt-2 flex flex-col gap-4">
      <ErrorSummary errors={form.errors} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField {...form.field('keptUntil')} type="date" />
        <SelectField {...form.field('holdReason')}>
          <option value="">{t('retention.hold.reason.choose')}</option>
          {holdReasons.map((reason) => (
            <option key={reason} value={reason}>
              {t(`retention.hold.reason.${reason}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <SubmitButton form={form} />
    </Form>
  );
}
