import { ArrowLeft, Send, TriangleAlert } from 'lucide-react';
import { Form, Link, useLocation, useNavigation } from 'react-router';
import { useTranslate } from '../../i18n/language-context.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { ComposeRefusal, ComposeStart } from './compose.server.ts';
import { RecipientSearch, RecipientSelect } from './recipient-select.tsx';

type ComposeFormProps = {
  /** Null where it could not be loaded. */
  start: ComposeStart | null;
  refusal: ComposeRefusal | undefined;
};

/** @see core §2 Secure Inbox, §5 Compose, contract "forms" */
export function ComposeForm({ start, refusal }: ComposeFormProps) {
  const t = useTranslate();
  const { search } = useLocation();
  const isSending = useNavigation().formMethod === 'POST';
  const values = refusal?.values;
  const errorOf = (name: string) => {
    const key = refusal?.errors[name];
    return key && t(key);
  };
  const back = start?.replyTo ? `/inbox/${start.replyTo}` : '/inbox';
  return (
    <section aria-labelledby="compose-title" className="p-5 sm:p-7">
      <Link to={back} className="text-link mb-3 inline-flex min-h-11 items-center gap-1.5 text-sm pane:hidden">
        <ArrowLeft aria-hidden className="mirrored size-4" />
        {t('message.back')}
      </Link>
      <h2 id="compose-title" className="text-2xl">
        {t('compose.title')}
      </h2>
      {refusal && <ComposeProblem problem={refusal.problem} />}
      <RecipientSearch start={start} />
      <Form method="post" action={`/inbox${search}`} noValidate className="mt-5 flex flex-col gap-5">
        <input type="hidden" name="requestId" defaultValue={values?.requestId ?? start?.requestId} />
        <RecipientSelect
          start={start}
          chosen={refusal ? keptReceiver(refusal) : (start?.receiver ?? null)}
          error={errorOf('receiverId')}
        />
        <TextField
          label={t('compose.subject')}
          name="subject"
          dir="auto"
          autoComplete="off"
          defaultValue={values?.subject ?? start?.subject}
          error={errorOf('subject')}
        />
        <TextAreaField
          label={t('compose.body')}
          name="body"
          dir="auto"
          className="[&_textarea]:min-h-56"
          defaultValue={values?.body}
          error={errorOf('body')}
        />
        <div className={sendingBar}>
          <Button type="submit" disabled={isSending}>
            <Send aria-hidden className="mirrored" />
            {t(isSending ? 'compose.sending' : 'compose.send')}
          </Button>
          <Link to={back} className={buttonClass({ variant: 'secondary' })}>
            {t('compose.cancel')}
          </Link>
        </div>
      </Form>
    </section>
  );
}

/** Stays in reach however long the text grows. */
const sendingBar =
  'sticky bottom-0 -mx-5 -mb-5 flex flex-wrap gap-3 rounded-b-lg border-t border-line bg-paper px-5 py-4 sm:-mx-7 sm:-mb-7 sm:px-7';

/** The chosen one stays chosen, though nobody could look up the name. */
function keptReceiver({ receiver, values }: ComposeRefusal) {
  if (receiver || values.receiverId === '') return receiver;
  return { id: values.receiverId, fullName: null, email: null };
}

/** Why it is not certain that the message left; field errors stand at their fields. */
function ComposeProblem({ problem }: Pick<ComposeRefusal, 'problem'>) {
  const t = useTranslate();
  if (problem === 'refused') return null;
  return (
    <p role="alert" className="mt-4 flex items-start gap-2.5 rounded-lg border border-clay/30 bg-clay-tint p-4">
      <TriangleAlert aria-hidden className="mt-1 size-5 shrink-0 text-clay" />
      <span>{t(problem === 'unconfirmed' ? 'compose.failed.text' : 'compose.otherContent')}</span>
    </p>
  );
}
