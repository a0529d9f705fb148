import { type SubmitEvent, useState } from 'react';
import { useTranslate } from '#i18n/language-context.tsx';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { normaliseNewlines } from '#platform/text-input.ts';
import type { Draft, DurableForm } from './define-durable-form.ts';
import type { DraftKey } from './draft-store.ts';
import { useFormTransport } from './form-transport.ts';
import type { UnsavedForm } from './invalid-form.ts';
import type { TypedControl } from './join-typed.ts';
import { usedCharacters } from './shown-field.ts';
import { useFocusFirstError } from './use-focus-first-error.ts';
import { useOnline } from './use-online.ts';
import { useStoredDraft } from './use-stored-draft.ts';

interface DurableFormOptions<Name extends string, More> {
  key: DraftKey;
  /**
   * Values of an untouched form; others are empty. `requestId` is from the loader, so that a form sent twice without
   * JavaScript is stored once.
   */
  start: Partial<Record<Name, string>> & { requestId: string } & More;
  unsaved: UnsavedForm<Name> | undefined;
  posted?: Partial<More>;
}

export type DurableFormState<Name extends string = string, More = unknown> = ReturnType<
  typeof useDurableForm<Name, More>
>;

export function useDurableForm<Name extends string, More>(
  form: DurableForm<Name, More>,
  { key, start, unsaved, posted }: DurableFormOptions<Name, More>,
) {
  const t = useTranslate();
  const { isSending } = useFormTransport();
  const isOnline = useOnline();
  const [isWaiting, setIsWaiting] = useState(false);
  useFocusFirstError(isSending);
  const untouched = startOf(form, start);
  const submitted = unsaved ? { ...untouched, ...posted, ...postedDraft(form, unsaved) } : null;
  const { draft, attempt, ...kept } = useStoredDraft(form, {
    key,
    start: { ...untouched, requestId: submitted?.requestId ?? untouched.requestId },
    posted: submitted && !form.drafts.isBlank(submitted) ? submitted : null,
  });

  function errorOf(name: Name): string | undefined {
    const error: PlainTranslationKey | undefined = unsaved?.errors[name];
    // Hide the error once the field has been edited.
    return error && normaliseNewlines(unsaved?.values[name] ?? '') === draft[name] ? t(error) : undefined;
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    setIsWaiting(!isOnline);
    if (isOnline && !isSending) attempt();
    else event.preventDefault();
  }

  return {
    ...kept,
    draft,
    unsaved,
    isOnline,
    isWaiting,
    isSending,
    texts: form.texts,
    intent: form.intent,
    onSubmit,
    errors: form.names.flatMap((name) => {
      const text = errorOf(name);
      return text ? [{ name, text }] : [];
    }),
    field(name: Name) {
      const { label, hint, limit, isOptional } = form.fields[name];
      return {
        name,
        label: t(label),
        hint: usedCharacters(draft[name], limit, t) ?? (hint && t(hint)),
        isOptional,
        error: errorOf(name),
        value: draft[name],
        onChange: ({ target }: { target: TypedControl }) => kept.type(name, target),
      };
    },
  };
}

function startOf<Name extends string, More>(
  { names }: DurableForm<Name, More>,
  start: DurableFormOptions<Name, More>['start'],
): Draft<Name, More> {
  const blank = Object.fromEntries(names.map((name) => [name, '']));
  return { ...blank, ...start, state: 'new' } as Draft<Name, More>;
}

function postedDraft<Name extends string, More>(
  { names }: DurableForm<Name, More>,
  { values, kind }: UnsavedForm<Name>,
): Draft<Name> {
  const texts = names.map((name) => [name, normaliseNewlines(values[name])]);
  const state = kind === 'unconfirmed' ? 'attempted' : 'new';
  return { requestId: values.requestId, ...Object.fromEntries(texts), state };
}
