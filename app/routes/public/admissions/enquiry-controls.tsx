import { enquiryTopics, findTopic } from '../../../../content/enquiry-topics.ts';
import { enquiryLimits, enquiryStages } from '../../../features/enquiries/enquiries.ts';
import { remainingCharacters } from '../../../forms/remaining-characters.ts';
import { useTranslate } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { DangerNote } from './danger-note.tsx';
import type { EnquiryDraft } from './enquiry-drafts.ts';

/** In the order of the form. */
export const enquiryFieldNames = ['topic', 'name', 'email', 'region', 'stage', 'message'] as const;
export type EnquiryFieldName = (typeof enquiryFieldNames)[number];

type EnquiryControlsProps = {
  draft: EnquiryDraft;
  write: (change: Partial<EnquiryDraft>) => void;
  errorOf: (name: EnquiryFieldName) => string | undefined;
};

/** Region and stage belong to consultations only. @see content §3 @see PD-30 */
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
      <SelectField
        {...control('topic')}
        onChange={({ target }) => write({ topic: findTopic(target.value) ?? 'consultation' })}
      >
        {enquiryTopics.map((topic) => (
          <option key={topic} value={topic}>
            {t(`enquiry.topic.${topic}`)}
          </option>
        ))}
      </SelectField>
      <TopicWithoutScript />
      <div aria-live="polite" className="empty:hidden">
        {draft.topic === 'safeguarding' && <DangerNote />}
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField {...control('name')} dir={directionOf(draft.name)} autoComplete="name" />
        <TextField {...control('email')} type="email" autoComplete="email" />
        {draft.topic === 'consultation' && (
          <>
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
          </>
        )}
      </div>
      <TextAreaField
        {...control('message')}
        dir={directionOf(draft.message)}
        hint={remainingCharacters(draft.message, enquiryLimits.messageLength, t)}
        rows={5}
        className="[&_textarea]:min-h-[calc(5lh+1.375rem)]"
      />
    </>
  );
}

/** Without a script the server shows the fields of another topic, with everything that was typed. */
function TopicWithoutScript() {
  const t = useTranslate();
  return (
    <noscript>
      {/* what the Enter key presses: the first button of a form */}
      <button type="submit" tabIndex={-1} aria-hidden className="sr-only" />
      <div className="flex flex-col items-start gap-3">
        <Button type="submit" name="intent" value="topic" variant="secondary">
          {t('enquiry.topic.show')}
        </Button>
        <p className="text-sm text-ink-soft">{t('enquiry.topic.noScript')}</p>
      </div>
    </noscript>
  );
}

/** Each text as its letters run; an empty field as the page does, its placeholder with it. */
function directionOf(text: string): 'auto' | undefined {
  return text === '' ? undefined : 'auto';
}
