import { href, Link, useLocation } from 'react-router';
import { type Language, languageCodes, languages } from '#content/languages.ts';
import { partName } from '#features/announcements/announcements.ts';
import { draftPrefixOf } from '#forms/draft-prefixes.ts';
import { DurableForm } from '#forms/durable-form.tsx';
import { ErrorSummary } from '#forms/error-summary.tsx';
import type { FormAnswer } from '#forms/form-answer.ts';
import { SendingBar } from '#forms/sending-bar.tsx';
import { type FormState, useForm } from '#forms/use-form.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { buttonClass } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { fieldId } from '#ui/field.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { AttachmentsField } from '../../attachments/attachments-field.tsx';
import { deleteFiles } from '../../attachments/upload-file.ts';
import { useFormUploads } from '../../attachments/use-uploads.ts';
import { usePersonalDraftKey } from '../../shell/use-personal-draft-key.ts';
import { type AnnouncementField, announcementForm } from './announcement-form.ts';
import { isFilled, TextFields } from './text-fields.tsx';

type WriteFormProps = {
  requestId: string;
  mayBeUrgent: boolean;
  zone: string;
  answer: FormAnswer<AnnouncementField> | null;
};

/** One draft for all audiences, so that a change of the audience keeps the text. */
export function WriteForm({ requestId, mayBeUrgent, zone, answer }: WriteFormProps) {
  const t = useTranslate();
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const draftKey = usePersonalDraftKey((personId) => `${draftPrefixOf('announcements', personId)}new`);
  const form = useForm(announcementForm, answer, {}, { requestId, draftKey });
  const { uploads, onSubmit, isWaiting } = useFormUploads(form);
  const { name, label, error } = form.field('attachments');
  return (
    <DurableForm
      form={form}
      action={`${href('/announcements/write')}${search}`}
      // Without a script the form posts the files.
      {...(!isHydrated && { encType: 'multipart/form-data' as const })}
      onSubmit={onSubmit}
      className={classNames(cardClass, 'flex flex-col gap-5 p-5 sm:p-7')}
    >
      <ErrorSummary errors={form.errors} />
      <fieldset>
        <legend className="text-lg font-[620]">{t('announcement.texts')}</legend>
        <p className="mb-2 text-sm text-ink-soft">{t('announcement.texts.hint')}</p>
        <TextFields form={form}>{(code) => <QuestionFields form={form} code={code} />}</TextFields>
      </fieldset>
      <AttachmentsField uploads={uploads} label={label} name={name} error={error} />
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <TextField {...form.field('confirmBy')} type="date" />
        <TextField {...form.field('answerBy')} type="date" />
        <TextField {...form.field('publishDay')} type="date" />
        <TextField {...form.field('publishTime')} hint={t('announcement.publishTime.hint', { zone })} type="time" />
      </div>
      {mayBeUrgent && <UrgentSwitch form={form} />}
      <SendingBar
        form={form}
        className="sending-bar"
        waiting={isWaiting ? t('attachments.wait') : undefined}
        onDiscard={() => deleteFiles(uploads.files)}
      >
        <Link
          to={href('/announcements')}
          className={buttonClass({ variant: 'secondary' }, 'max-sm:order-1 max-sm:px-3.5')}
        >
          {t('form.cancel')}
        </Link>
      </SendingBar>
    </DurableForm>
  );
}

type FieldsProps = { form: Pick<FormState<AnnouncementField>, 'field' | 'choice'> };

function QuestionFields({ form, code }: FieldsProps & { code: Language }) {
  const t = useTranslate();
  const [question, answers] = [form.field(partName('question', code)), form.field(partName('answers', code))];
  const isAsked = languageCodes.some((each) => isFilled(form.field(partName('question', each))));
  const direction = { lang: code, dir: languages[code].direction } as const;
  return (
    <details open={isAsked || isFilled(answers) || undefined}>
      <summary className="text-link inline-flex min-h-11 cursor-pointer items-center text-sm">
        {t('announcement.ask')}
      </summary>
      <div className="flex flex-col gap-4 pt-1">
        <TextField {...question} {...direction} autoComplete="off" />
        <TextAreaField {...answers} {...direction} rows={3} />
      </div>
    </details>
  );
}

function UrgentSwitch({ form }: FieldsProps) {
  const t = useTranslate();
  const { name, label, defaultValue } = form.choice('isUrgent');
  return (
    <Switch
      id={fieldId(name)}
      name={name}
      label={label}
      description={t('announcement.isUrgent.hint')}
      defaultChecked={defaultValue !== ''}
    />
  );
}
