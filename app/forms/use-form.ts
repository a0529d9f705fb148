import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react';
import { useTranslate } from '#i18n/language-context.tsx';
import { normaliseNewlines } from '#platform/text-input.ts';
import type { DefinedForm } from './define-form.ts';
import type { DraftKey, FormDraft } from './draft-store.ts';
import { type FormAnswer, problemText } from './form-answer.ts';
import { useFormTransport } from './form-transport.ts';
import type { TypedControl } from './join-typed.ts';
import { type ShownField, shownField, usedCharacters } from './shown-field.ts';
import { useFocusFirstError } from './use-focus-first-error.ts';
import { useDraftPlace, useFormDraft } from './use-form-draft.ts';
import { useFormKey } from './use-form-key.ts';
import { useOnline } from './use-online.ts';

/** For a text or a choice that is kept on the device, or for one that keeps nothing. */
export type FieldState = ShownField &
  ({ value: string; onChange: (event: { target: TypedControl }) => void } | { defaultValue: string });

/** For a field that is defined with `isChoice`. */
export type ChoiceState = ShownField & { defaultValue: string };

/** What a form changes or sends. */
interface FormRecord {
  /** Of the record, when it was loaded. */
  revision?: number;
  /** Idempotency key of an untouched form, from the loader. @see R9 */
  requestId?: string;
  /** If the query of the page chooses the record. */
  recordId?: string | undefined;
  /** Of the draft of a durable form. */
  draftKey?: DraftKey;
  /** What the draft of a durable form keeps besides its fields. */
  kept?: Readonly<Record<string, string>>;
}

/**
 * What is typed is kept on the device, besides secrets, until the form is saved (`keepForms`). @see PD-26
 * @param initial values of an untouched form
 */
export function useForm<Name extends string>(
  form: DefinedForm<Name>,
  answer: FormAnswer<Name> | null,
  initial: Partial<Record<Name, string | null>> = {},
  record: FormRecord = {},
) {
  const t = useTranslate();
  const { sent } = useFormTransport();
  const isOnline = useOnline();
  const [isWaiting, setIsWaiting] = useState(false);
  const isSubmitting = sent !== null && (!form.intent || sent.intent === form.intent);
  useFocusFirstError(isSubmitting);
  const { durable, keepsDraft = true } = form;
  const begin = Object.fromEntries(form.names.map((name) => [name, initial[name] ?? ''])) as Record<Name, string>;
  const values = durable ? (Object.fromEntries(form.names.map((name) => [name, ''])) as Record<Name, string>) : begin;
  const { revision = null, requestId = null, recordId = '', draftKey = null, kept = {} } = record;
  const returned = answer?.values ?? null;
  const isOutdated = answer?.kind === 'outdated';
  const place = useDraftPlace(form.texts, recordId);
  const untouched = {
    values,
    revision,
    requestId,
    begun: durable ? beginning({ ...begin, ...kept }, requestId) : null,
  };
  const draft = useFormDraft(
    durable ? { drafts: durable.drafts, key: draftKey } : keepsDraft ? place : null,
    untouched,
    postedDraft(form, answer, { ...untouched, kept }),
  );
  /** Empties a secret field after each submission. */
  const submission = useFormKey(isSubmitting, false);
  const otherSubmission = useFormKey(sent !== null && !isSubmitting, false);
  const [opened, setOpened] = useState({ values, revision, submission });
  // After a success the form is mounted again; an outdated one says that the record was changed.
  if (opened.submission !== submission && (isOutdated || returned === null))
    setOpened({ values, revision, submission });
  // A choice keeps what was loaded when the form was opened.
  const isChoiceOutdated = form.names.some(
    (name) => form.fields[name].isChoice && values[name] !== opened.values[name],
  );

  const adoptShown = useEffectEvent(draft.rebase);
  useEffect(() => {
    if (isOutdated && submission > 0) adoptShown();
  }, [submission, isOutdated]);
  // Another form of the page has changed the record, as a reply does with its enquiry.
  const adoptOwnChange = useEffectEvent(() => {
    if (draft.openedRevision !== null && revision === draft.openedRevision + 1) draft.rebase();
  });
  useEffect(() => {
    if (otherSubmission > 0) adoptOwnChange();
  }, [otherSubmission]);

  function shown<Asked extends Name>(name: Asked) {
    const field = shownField<Name, Asked>(form, answer, name, t);
    // A durable form shows the error of a field until it is edited.
    const isEdited = durable && normaliseNewlines(returned?.[name] ?? '') !== draft.valueOf(name);
    return isEdited ? { ...field, error: undefined } : field;
  }

  return {
    texts: form.texts,
    intent: form.intent,
    durable,
    isSubmitting,
    isOnline,
    /** Somebody wanted to send a durable form while offline. */
    isWaiting,
    isOutdated,
    problem: answer?.problem ? problemText(answer.problem, t) : null,
    /** Empties the form after a success, unless somebody has typed into it while it was saved. */
    key: useFormKey(isSubmitting, returned !== null || (draft.isTouched && !isOutdated)),
    submission,
    draft: isChoiceOutdated ? { ...draft, revision: opened.revision } : draft,
    errors: form.names.flatMap((name) => {
      const { error: text } = shown(name);
      return text ? [{ name, text }] : [];
    }),
    /** A durable form is not sent while offline, nor twice at once. */
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      setIsWaiting(!isOnline);
      if (!isOnline || sent !== null) event.preventDefault();
    },
    field<Asked extends Name>(name: Asked) {
      if (form.fields[name].isSecret) return { ...shown(name), defaultValue: '' };
      if (!draft.isKept) return { ...shown(name), defaultValue: draft.valueOf(name) };
      const onChange = ({ target }: { target: TypedControl }) => draft.change(name, target);
      const value = draft.valueOf(name);
      const { hint, ...asked } = shown(name);
      return { ...asked, hint: usedCharacters(value, form.fields[name].limit, t) ?? hint, value, onChange };
    },
    choice<Asked extends Name>(name: Asked) {
      if (!form.fields[name].isChoice) throw new Error(`${form.texts}.${name} is not defined with isChoice`);
      return { ...shown(name), defaultValue: draft.valueOf(name) };
    },
  };
}

export type FormState<Name extends string> = ReturnType<typeof useForm<Name>>;

/** A new text as the page begins it. */
function beginning(texts: Readonly<Record<string, string>>, requestId: string | null): FormDraft {
  const begun = Object.entries(texts).filter(([, text]) => text !== '');
  const changes = begun.map(([name, text]) => [name, { text, before: '' }]);
  return { requestId: requestId ?? '', state: 'new', revision: null, changes: Object.fromEntries(changes) };
}

interface PostedTo<Name extends string> {
  values: Record<Name, string>;
  revision: number | null;
  requestId: string | null;
  kept: Readonly<Record<string, string>>;
}

/** Null if the answer has no values, as that to a lost response. */
function postedDraft<Name extends string>(
  { names, fields, durable }: DefinedForm<Name>,
  answer: FormAnswer<Name> | null,
  { values, revision, requestId, kept }: PostedTo<Name>,
): FormDraft | null {
  const returned = answer?.values;
  if (!returned || Object.keys(returned).length === 0) return null;
  const changes = names.flatMap((name) => {
    const text = normaliseNewlines(returned[name] ?? '');
    const isChanged = name in returned && !fields[name].isSecret && text !== values[name];
    return isChanged ? [[name, { text, before: values[name] }]] : [];
  });
  const rest = durable ? Object.entries(kept).map(([name, text]) => [name, { text, before: '' }]) : [];
  return {
    requestId: returned.requestId ?? requestId ?? '',
    state: answer.kind === 'unconfirmed' ? 'attempted' : 'new',
    revision,
    changes: Object.fromEntries([...changes, ...rest]),
  };
}
