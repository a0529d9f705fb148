import { enquiryTopics } from '../../../../content/enquiry-topics.ts';
import { enquiryStages } from '../../../features/enquiries/enquiries.ts';
import { useTranslate } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { ContactField } from './contact-form.ts';
import { DangerNote } from './danger-note.tsx';
import type { ContactFormInUse } from './use-contact-form.ts';

/** Region and stage belong to consultations only. @see content §3 @see PD-30 */
export function EnquiryControls({ form }: { form: ContactFormInUse }) {
  const t = useTranslate();
  const { topic, draft } = form;
  const field = (name: ContactField) => ({ ...form.field(name), 'aria-required': true });
  return (
    <>
      <SelectField {...field('topic')} value={topic} onChange={({ target }) => form.chooseTopic(target.value)}>
        {enquiryTopics.map((each) => (
          <option key={each} value={each}>
            {t(`enquiry.topic.${each}`)}
          </option>
        ))}
      </SelectField>
      <TopicWithoutScript />
      <div aria-live="polite" className="empty:hidden">
        {topic === 'safeguarding' && <DangerNote />}
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField {...field('name')} dir={directionOf(draft.name)} autoComplete="name" />
        <TextField {...field('email')} type="email" autoComplete="email" />
        {topic === 'consultation' && (
          <>
            <TextField
              {...field('region')}
              dir={directionOf(draft.region)}
              autoComplete="off"
              placeholder={t('enquiry.region.placeholder')}
            />
            <SelectField {...field('stage')}>
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
        {...field('message')}
        dir={directionOf(draft.message)}
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
      {/* Enter presses the first button of a form. */}
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

/** An empty field keeps the direction of the page for its placeholder. */
function directionOf(text: string): 'auto' | undefined {
  return text === '' ? undefined : 'auto';
}
