import { type SubmitEvent, useState } from 'react';
import { useNavigation } from 'react-router';
import { useTranslate } from '../i18n/language-context.tsx';
import type { PlainTranslationKey } from '../i18n/translate.ts';
import { normaliseNewlines } from '../platform/text-input.ts';
import type { Draft, DurableForm } from './define-durable-form.ts';
import type { DraftKey } from './draft-store.ts';
import type { FormRefusal } from './form-refusal.ts';
import { remainingCharacters } from './remaining-characters.ts';
import { useFocusOnRefusal } from './use-focus-on-refusal.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { useOnline } from './use-online.ts';

interface DurableFormState<Name extends string, More> {
  key: DraftKey;
  /** Values of an untouched form; others are empty. */
  start: Partial<Record<Name | 'requestId', string>> & More;
  refusal: FormRefusal<Name> | undefined;
  posted?: Partial<More>;
}

export type DurableFormInUse<Name extends string = string, More = unknown> = ReturnType<
  typeof useDurableForm<Name, More>
>;

export function useDurableForm<Name extends string, More>(
  form: DurableForm<Name, More>,
  { key, start, refusal, posted }: DurableFormState<Name, More>,
) {
  const t = useTranslate();
  const isSending = useNavigation().formMethod === 'POST';
  const isOnline = useOnline();
  const [isWaiting, setIsWaiting] = useState(false);
  const ref = useFocusOnRefusal(refusal);
  const untouched = startOf(form, start);
  const submitted = refusal ? { ...untouched, ...posted, ...postedDraft(form, refusal) } : null;
  const { draft, attempt, ...kept } = useKeptDraft(form, {
    key,
    start: { ...untouched, requestId: submitted?.requestId ?? untouched.requestId },
    posted: submitted && !form.drafts.isBlank(submitted) ? submitted : null,
  });

  function errorOf(name: Name): string | undefined {
    const error: PlainTranslationKey | undefined = refusal?.errors[name];
    // Hide the error once the field has been edited.
    return error && normaliseNewlines(refusal?.values[name] ?? '') === draft[name] ? t(error) : undefined;
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    setIsWaiting(!isOnline);
    if (isOnline && !isSending) attempt();
    else event.preventDefault();
  }

  return {
    ...kept,
    draft,
    refusal,
    isOnline,
    isWaiting,
    isSending,
    texts: form.texts,
    element: { ref, onSubmit },
    errors: form.names.flatMap((name) => {
      const text = errorOf(name);
      return text ? [{ name, text }] : [];
    }),
    field(name: Name) {
      const { label, hint, limit, isOptional } = form.fields[name];
      return {
        name,
        label: t(label),
        hint: (limit && remainingCharacters(draft[name], limit, t)) || (hint && t(hint)),
        isOptional,
        error: errorOf(name),
        value: draft[name],
        onChange: ({ target }: { target: { value: string } }) =>
          kept.write({ [name]: target.value } as Partial<Draft<Name, More>>),
      };
    },
  };
}

function startOf<Name extends string, More>(
  { names }: DurableForm<Name, More>,
  start: DurableFormState<Name, More>['start'],
): Draft<Name, More> {
  const blank = Object.fromEntries(names.map((name) => [name, '']));
  return { requestId: '', ...blank, ...start, state: 'new' } as Draft<Name, More>;
}

function postedDraft<Name extends string, More>(
  { names }: DurableForm<Name, More>,
  { values, outcome }: FormRefusal<Name>,
): Draft<Name> {
  const texts = names.map((name) => [name, normaliseNewlines(values[name])]);
  const state = outcome === 'unconfirmed' ? 'attempted' : 'new';
  return { requestId: values.requestId, ...Object.fromEntries(texts), state };
}
