import { Form, useNavigation } from 'react-router';
import type { EnquiryTopic } from '../../../../content/enquiry-topics.ts';
import type { Enquiry } from '../../../features/enquiries/enquiries.ts';
import { type EnquiryState, enquiryStates } from '../../../features/enquiries/enquiries.ts';
import { messageRetention } from '../../../features/enquiries/retention.ts';
import type { FieldErrors } from '../../../forms/parse-form.server.ts';
import { useErrorOf } from '../../../forms/use-error-of.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { formatPeriod } from '../enquiries/kept-until.tsx';

type ChangeStateProps = {
  enquiry: Enquiry;
  retentionDays: number;
  refused: { errors: FieldErrors; values: Record<string, string> } | null;
};

/** What became of an enquiry, and what that means for how long it is kept. */
export function ChangeState({ enquiry, retentionDays, refused }: ChangeStateProps) {
  const { t, dateLocale } = useLanguage();
  const isSubmitting = useNavigation().formMethod === 'POST';
  const errorOf = useErrorOf(refused?.errors);
  const { state, consultationOn } = refused?.values ?? enquiry;
  const { topic } = enquiry;
  return (
    <Card>
      <h3 className="mb-4 text-xl">{t('enquiries.change.title')}</h3>
      <Form method="post" noValidate className="flex flex-col gap-4">
        <SelectField label={t('admin.list.state')} name="state" defaultValue={state} error={errorOf('state')}>
          {statesOf(topic).map((each) => (
            <option key={each} value={each}>
              {t(`enquiries.state.${each}`)}
            </option>
          ))}
        </SelectField>
        {topic === 'consultation' ? (
          <TextField
            label={t('enquiries.consultationOn')}
            name="consultationOn"
            type="date"
            hint={t('enquiries.consultationOn.hint', { enquiryRetentionDays: retentionDays })}
            defaultValue={consultationOn ?? ''}
            error={errorOf('consultationOn')}
          />
        ) : (
          <p className="text-sm text-ink-soft">
            {t('enquiries.closing', { period: formatPeriod(messageRetention[topic], dateLocale) })}
          </p>
        )}
        <Button type="submit" disabled={isSubmitting} className="self-start">
          {t(isSubmitting ? 'enquiries.change.submitting' : 'enquiries.change.submit')}
        </Button>
      </Form>
    </Card>
  );
}

/** Only consultations are scheduled. */
function statesOf(topic: EnquiryTopic): readonly EnquiryState[] {
  return topic === 'consultation' ? enquiryStates : enquiryStates.filter((state) => state !== 'scheduled');
}
