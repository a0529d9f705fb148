import { useId } from 'react';
import { useTranslate } from '#i18n/language-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { DiscardDraft } from './discard-draft.tsx';
import { FormOwner } from './draft-owner.tsx';
import { FormProblem } from './form-problem.tsx';
import { shownFormField } from './shown-form.ts';
import type { FormState } from './use-form.ts';

export type FormSendingProps = {
  form: Pick<FormState<string>, 'texts' | 'intent' | 'problem'> & {
    draft: Pick<
      FormState<string>['draft'],
      'requestId' | 'revision' | 'isRestored' | 'isStorageUnavailable' | 'state' | 'discard'
    >;
  };
};

type FormKeysProps = {
  form: { intent?: string | undefined; durable?: FormState<string>['durable']; draft: { requestId: string | null } };
};

/** Hidden fields by which `keepForms` finds the form and its draft. A further step of a form has them, too. */
export function FormKeys({ form: { intent, durable, draft } }: FormKeysProps) {
  const id = useId();
  // A durable form may be an island, whose `useId` differs from that of the server.
  const shown = { value: durable?.failed ?? id, 'data-form-intent': intent ?? '', 'data-form-failed': durable?.failed };
  return (
    <>
      <FormOwner />
      <input type="hidden" name={shownFormField} {...shown} />
      <input type="hidden" name="requestId" value={draft.requestId ?? ''} />
    </>
  );
}

/** Above the buttons of a form: why it was not saved, and a draft from an earlier visit. `SubmitButton` contains it. */
export function FormSending({ form }: FormSendingProps) {
  const { texts, problem, draft } = form;
  const t = useTranslate();
  return (
    <>
      <FormKeys form={form} />
      {draft.revision !== null && <input type="hidden" name="revision" value={draft.revision} />}
      {problem && <FormProblem className="basis-full">{problem}</FormProblem>}
      {draft.isStorageUnavailable && (
        <p role="status" className="flex basis-full items-start gap-2 text-sm font-[560]">
          <Icon name="triangle-alert" className="mt-1 size-4 shrink-0 text-brass" />
          {t('form.draftNotKept')}
        </p>
      )}
      {draft.isRestored && !draft.isStorageUnavailable && (
        <p className="flex basis-full flex-wrap items-center gap-2 text-sm text-ink-soft">
          <Icon name="check" className="size-4 shrink-0 text-moss" />
          {t('form.draftKept')}
          <DiscardDraft id={`discard-${texts}`} state={draft.state} onDiscard={draft.discard} />
        </p>
      )}
    </>
  );
}
