import { enquiryTopics } from '#content/enquiry-topics.ts';
import { enquiryStages } from '#features/enquiries/enquiries.ts';
import { DefaultButton } from '#forms/default-button.tsx';
import { useTranslate } from '#i18n/language-context.tsx';
import { Button } from '#ui/button.tsx';
import { fieldId } from '#ui/field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { ContactField } from './contact-form.ts';
import { DangerNote } from './danger-note.tsx';
import type { ContactFormInUse } from './use-contact-form.ts';

/** Region and stage belong to consultations only. @see content §3 @see PD-30 */
export function EnquiryControls({ form }: { form: ContactFormInUse }) {
  const t = useTranslate();
  const { topic, draft } = form;
  const isConcern = topic === 'safeguarding';
  const field = (name: ContactField) => ({ ...form.field(name), 'aria-required': true });
  // Browsers remember what was typed in fields with these names.
  const sender = (name: 'name' | 'email') =>
    isConcern ? { ...form.field(name), isOptional: true, autoComplete: 'off' } : { ...field(name), autoComplete: name };
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
        {isConcern && <DangerNote />}
      </div>
      {isConcern && <p className="text-ink-soft">{t('enquiry.anonymous')}</p>}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField {...sender('name')} dir={directionOf(draft.valueOf('name'))} />
        <TextField {...sender('email')} type="email" />
        {topic === 'consultation' && (
          <>
            <TextField
              {...field('region')}
              dir={directionOf(draft.valueOf('region'))}
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
        dir={directionOf(draft.valueOf('message'))}
        rows={5}
        className="[&_textarea]:min-h-[calc(5lh+1.375rem)]"
      />
      {isConcern && <ConcernChoices form={form} />}
    </>
  );
}

/** Both are off at first: a mail or a draft may be found by the wrong person. @see PD-75 */
function ConcernChoices({ form }: { form: ContactFormInUse }) {
  const t = useTranslate();
  const { name, label, hint } = form.field('acknowledge');
  return (
    <div className="flex flex-col gap-3">
      <Choice
        id={fieldId(name)}
        name={name}
        label={label}
        hint={hint}
        isChosen={form.draft.valueOf('acknowledge') === 'on'}
        onChoose={(isChosen) => form.draft.changeAll({ acknowledge: isChosen ? 'on' : '' })}
      />
      <Choice
        id="keep-concern"
        label={t('enquiry.keepDraft')}
        hint={t('enquiry.keepDraft.hint')}
        isChosen={form.draft.textOf('keepsConcern') === 'on'}
        onChoose={form.keepConcern}
        className="noscript:hidden"
      />
    </div>
  );
}

interface ChoiceProps {
  id: string;
  /** Without a name the choice is not sent. */
  name?: string;
  label: string;
  hint: string | undefined;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  className?: string;
}

function Choice({ id, name, label, hint, isChosen, onChoose, className }: ChoiceProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className="flex min-h-11 w-fit cursor-pointer items-start gap-3 py-2 font-[560]">
        <input
          type="checkbox"
          id={id}
          name={name}
          value="on"
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
          aria-describedby={`${id}-hint`}
          className="mt-1 size-5 shrink-0 accent-sea"
        />
        {label}
      </label>
      <p id={`${id}-hint`} className="ms-8 max-w-prose text-sm text-ink-soft">
        {hint}
      </p>
    </div>
  );
}

/** Without a script the server shows the fields of another topic, with everything that was typed. */
function TopicWithoutScript() {
  const t = useTranslate();
  return (
    <noscript>
      <DefaultButton />
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
