import { Link, useLocation, useRouteLoaderData } from 'react-router';
import { DurableFormElement } from '../../../forms/durable-form-element.tsx';
import type { FormRefusal } from '../../../forms/form-refusal.ts';
import { SendingBar } from '../../../forms/sending-bar.tsx';
import { useDurableForm } from '../../../forms/use-durable-form.ts';
import { useTranslate } from '../../../i18n/language-context.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { cardClass } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { draftKey } from '../../inbox/draft-storage.ts';
import type { ShellData } from '../../shell/shell-data.server.ts';
import { type LetterField, letterForm } from './letter-fields.ts';

type LetterFormProps = { requestId: string; refusal: FormRefusal<LetterField> | undefined };

export function LetterForm({ requestId, refusal }: LetterFormProps) {
  const t = useTranslate();
  const { search } = useLocation();
  const personId = useRouteLoaderData<ShellData>('root')?.person?.id ?? null;
  const form = useDurableForm(letterForm, {
    key: personId === null ? null : draftKey(personId, { to: search, re: null }),
    start: { requestId, to: search },
    refusal,
  });
  return (
    <DurableFormElement
      form={form}
      action={`/students/write${search}`}
      className={classNames(cardClass, 'flex flex-col gap-5 p-5 sm:p-7')}
    >
      <TextField {...form.field('subject')} dir="auto" autoComplete="off" />
      <TextAreaField {...form.field('body')} dir="auto" className="[&_textarea]:min-h-[min(14rem,40vh)]" />
      <SendingBar form={form} className="sending-bar">
        <Link to="/students" className={buttonClass({ variant: 'secondary' }, 'max-sm:order-1')}>
          {t('compose.cancel')}
        </Link>
      </SendingBar>
    </DurableFormElement>
  );
}
