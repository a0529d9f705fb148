import { Form } from 'react-router';
import type { EnquiryTopic } from '../../../../content/enquiry-topics.ts';
import type { EnquiryChange } from '../../../features/enquiries/enquiries.schema.ts';
import type { Enquiry } from '../../../features/enquiries/enquiries.ts';
import { type EnquiryState, enquiryStates } from '../../../features/enquiries/enquiries.ts';
import { messageRetention } from '../../../features/enquiries/retention.ts';
import type { RefusedForm } from '../../../forms/form-refusal.ts';
import { SubmitButton } from '../../../forms/submit-button.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Card } from '../../../ui/card.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { retentionText } from '../enquiries/kept-until.tsx';
import { stateForm } from './state-form.ts';

type ChangeStateProps = {
  enquiry: Enquiry;
  retentionDays: number;
  refused: RefusedForm<keyof EnquiryChange> | null;
};

/** What became of an enquiry, and what that means for how long it is kept. */
export function ChangeState({ enquiry, retentionDays, refused }: ChangeStateProps) {
  const { t, dateLocale } = useLanguage();
  const form = useForm(stateForm, refused, enquiry);
  const { topic } = enquiry;
  return (
    <Card>
      <h3 className="mb-4 text-xl">{t('enquiries.change.title')}</h3>
      <Form method="post" noValidate className="flex flex-col gap-4">
        <SelectField {...form.field('state')}>
          {statesOf(topic).map((each) => (
            <option key={each} value={each}>
              {t(`enquiries.state.${each}`)}
            </option>
          ))}
        </SelectField>
        {topic === 'consultation' ? (
          <TextField
            {...form.field('consultationOn')}
            type="date"
            hint={t('enquiries.consultationOn.hint', { enquiryRetentionDays: retentionDays })}
          />
        ) : (
          <p className="text-sm text-ink-soft">
            {t('enquiries.closing', { period: retentionText(messageRetention[topic], dateLocale) })}
          </p>
        )}
        <SubmitButton form={form} />
      </Form>
    </Card>
  );
}

/** Only consultations are scheduled. */
function statesOf(topic: EnquiryTopic): readonly EnquiryState[] {
  return topic === 'consultation' ? enquiryStates : enquiryStates.filter((state) => state !== 'scheduled');
}
