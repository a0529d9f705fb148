import { enquiryLimits, enquiryStages } from '../../../features/enquiries/enquiry-limits.ts';
import { roomLeft } from '../../../forms/room-left.ts';
import { useTranslate } from '../../../i18n/language-context.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { EnquiryDraft } from './enquiry-drafts.ts';

/** In the order of the form. */
export const enquiryFieldNames = ['name', 'email', 'region', 'stage', 'message'] as const;
export type EnquiryFieldName = (typeof enquiryFieldNames)[number];

type EnquiryControlsProps = {
  draft: EnquiryDraft;
  write: (change: Partial<EnquiryDraft>) => void;
  errorOf: (name: EnquiryFieldName) => string | undefined;
};

/** @see content §3 */
export function EnquiryControls({ draft, write, errorOf }: EnquiryControlsProps) {
  const t = useTranslate();
  const control = (name: EnquiryFieldName) => ({
    label: t(`enquiry.${name}`),
    name,
    value: draft[name],
    error: errorOf(name),
    'aria-required': true,
    onChange: ({ target }: { target: { value: string } }) => write({ [name]: target.value }),
  });
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField {...control('name')} dir={directionOf(draft.name)} autoComplete="name" />
        <TextField {...control('email')} type="email" autoComplete="email" />
        <TextField
          {...control('region')}
          dir={directionOf(draft.region)}
          autoComplete="off"
          placeholder={t('enquiry.region.placeholder')}
        />
        <SelectField {...control('stage')}>
          <option value="">{t('enquiry.stage.choose')}</option>
          {enquiryStages.map((stage) => (
            <option key={stage} value={stage}>
              {t(`enquiry.stage.${stage}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <TextAreaField
        {...control('message')}
        dir={directionOf(draft.message)}
        hint={roomLeft(draft.message, enquiryLimits.messageLength, t)}
        rows={5}
        className="[&_textarea]:min-h-[calc(5lh+1.375rem)]"
      />
    </>
  );
}

/** Each text as its letters run; an empty field as the page does, its placeholder with it. */
function directionOf(text: string): 'auto' | undefined {
  return text === '' ? undefined : 'auto';
}
