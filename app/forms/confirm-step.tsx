import { type ReactNode, useState } from 'react';
import { Form, Link } from 'react-router';
import { useTranslate } from '#i18n/language-context.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { OpenedDialog } from '#ui/opened-dialog.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { confirmationField } from './confirmation.ts';

type ConfirmStepProps = {
  title: string;
  children: ReactNode;
  submit: string;
  cancel?: string;
  isDanger?: boolean;
  /** Fields to post again. `confirmed=yes` is added, unless they contain another confirmation. */
  fields: Record<string, string>;
  /** Fields to fill in before confirming. */
  input?: ReactNode;
  /** The page without the question, for browsers without scripts. */
  cancelTo: string;
};

const dialogId = 'confirm-step';

/**
 * Confirmation of an action with consequences: a modal dialog, or a section of the page without a script. The action
 * returns 428 with these props; confirming posts the form again. Use the response's id as key. The dialog opens with the
 * focus in its first field, such as the password, which has to be filled in before Enter confirms; otherwise on Cancel.
 */
export function ConfirmStep(props: ConfirmStepProps) {
  return useHydrated() ? <ConfirmDialog {...props} /> : <ConfirmSection {...props} />;
}

function ConfirmDialog({ title, children, cancel, cancelTo: _, ...form }: ConfirmStepProps) {
  const t = useTranslate();
  const [isClosed, setIsClosed] = useState(false);
  const [isConfirmed, setIsConfirmed] = useState(false);
  if (isClosed) return null;
  return (
    <OpenedDialog
      id={dialogId}
      role="alertdialog"
      aria-describedby={`${dialogId}-effects`}
      closedby="closerequest"
      title={title}
      isDone={isConfirmed}
      onClosed={() => setIsClosed(true)}
    >
      <Effects>{children}</Effects>
      <ConfirmForm {...form} onConfirm={() => setIsConfirmed(true)}>
        <Button
          variant="secondary"
          commandfor={dialogId}
          command="close"
          data-initial-focus={form.input ? undefined : ''}
        >
          {cancel ?? t('form.cancel')}
        </Button>
      </ConfirmForm>
    </OpenedDialog>
  );
}

function ConfirmSection({ title, children, cancel, cancelTo, ...form }: ConfirmStepProps) {
  const t = useTranslate();
  return (
    <section aria-labelledby={`${dialogId}-title`}>
      <Card>
        <h2 id={`${dialogId}-title`} className="mb-2 text-2xl">
          {title}
        </h2>
        <Effects>{children}</Effects>
        <ConfirmForm {...form}>
          <Link to={cancelTo} className={buttonClass({ variant: 'secondary' })}>
            {cancel ?? t('form.cancel')}
          </Link>
        </ConfirmForm>
      </Card>
    </section>
  );
}

function Effects({ children }: { children: ReactNode }) {
  return (
    <ul id={`${dialogId}-effects`} className="list-disc space-y-1.5 ps-5 text-ink-soft marker:text-brass">
      {children}
    </ul>
  );
}

type ConfirmFormProps = Pick<ConfirmStepProps, 'fields' | 'input' | 'submit' | 'isDanger'> & {
  onConfirm?: () => void;
  children: ReactNode;
};

function ConfirmForm({ fields, input, submit, isDanger = false, onConfirm, children }: ConfirmFormProps) {
  return (
    <Form method="post" preventScrollReset onSubmit={onConfirm} className="mt-6 flex flex-wrap justify-end gap-3">
      {Object.entries({ [confirmationField.name]: confirmationField.value, ...fields }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {input && (
        <div data-initial-focus className="w-full">
          {input}
        </div>
      )}
      {children}
      <Button type="submit" variant={isDanger ? 'danger' : 'primary'}>
        {submit}
      </Button>
    </Form>
  );
}
