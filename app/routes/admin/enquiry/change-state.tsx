import { Form } from 'react-router';
import { type Enquiry, type EnquiryOwner, isConsultation, statesOf } from '#features/enquiries/enquiries.ts';
import { messageRetention, retainedAs } from '#features/enquiries/retention.ts';
import { answerTo } from '#forms/form-answer.ts';
import { FormProblem } from '#forms/form-problem.tsx';
import { SubmitButton } from '#forms/submit-button.tsx';
import { useForm } from '#forms/use-form.ts';
import { useLanguage } from '#i18n/language-context.tsx';
import { Card } from '#ui/card.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { retentionText } from '../enquiries/kept-until.tsx';
import { stateForm } from './state-form.ts';

type ChangeStateProps = {
  /** Of the heading. */
  level: 2 | 3;
  enquiry: Enquiry;
  /** Null: the owner cannot be chosen. */
  owners: readonly EnquiryOwner[] | null;
  /** Status chosen on the board that needs the date of a consultation. */
  wanted: Enquiry['state'] | null;
  retentionDays: number;
  response: object | undefined;
};

/** Status, consultation and owner of an enquiry, and their effect on its retention. */
export function ChangeState({ level, enquiry, owners, wanted, retentionDays, response }: ChangeStateProps) {
  const { t, dateLocale } = useLanguage();
  const Heading = `h${level}` as const;
  const { owner, revision, consultationOn } = enquiry;
  const start = { state: wanted ?? enquiry.state, consultationOn, ownerId: owner?.id ?? '' };
  const form = useForm(stateForm, answerTo(stateForm, response), start, { revision });
  return (
    <Card>
      <Heading className="mb-4 text-xl">{t('enquiries.change.title')}</Heading>
      <Form key={form.key} method="post" noValidate className="flex flex-col gap-4">
        {form.isOutdated && (
          <FormProblem>{t('pipeline.changedMeanwhile', { state: t(`enquiries.state.${enquiry.state}`) })}</FormProblem>
        )}
        {wanted && <p className="rounded-lg border border-brass/40 bg-brass-tint p-4">{t('pipeline.dayNeeded')}</p>}
        <SelectField {...form.field('state')}>
          {statesOf(enquiry).map((each) => (
            <option key={each} value={each}>
              {t(`enquiries.state.${each}`)}
            </option>
          ))}
        </SelectField>
        {isConsultation(enquiry) ? (
          <TextField
            {...form.field('consultationOn')}
            type="date"
            hint={t('enquiries.consultationOn.hint', { enquiryRetentionDays: retentionDays })}
          />
        ) : (
          <p className="text-sm text-ink-soft">
            {t('enquiries.closing', { period: retentionText(messageRetention[retainedAs(enquiry)], dateLocale) })}
          </p>
        )}
        {owners ? (
          <SelectField {...form.field('ownerId')}>
            <option value="">{t('pipeline.owner.none')}</option>
            {withOwner(owners, owner).map(({ id, fullName }) => (
              <option key={id} value={id} translate="no">
                {fullName}
              </option>
            ))}
          </SelectField>
        ) : (
          <input type="hidden" name="ownerId" value={owner?.id ?? ''} />
        )}
        <SubmitButton form={form} variant="secondary" />
      </Form>
    </Card>
  );
}

/** The owner may no longer be an administrator. */
function withOwner(owners: readonly EnquiryOwner[], owner: EnquiryOwner | null): readonly EnquiryOwner[] {
  return owner === null || owners.some(({ id }) => id === owner.id) ? owners : [owner, ...owners];
}
