import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigation } from 'react-router';
import { useTranslate } from '#i18n/language-context.tsx';
import { normaliseNewlines } from '#platform/text-input.ts';
import type { DefinedForm } from './define-form.ts';
import type { FormDraft } from './form-drafts.ts';
import { type FormAnswer, type InvalidForm, returnedIn } from './invalid-form.ts';
import type { TypedControl } from './join-typed.ts';
import { type ShownField, shownField, usedCharacters } from './shown-field.ts';
import { useFocusFirstError } from './use-focus-first-error.ts';
import { useFormDraft } from './use-form-draft.ts';
import { useFormKey } from './use-form-key.ts';

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
  const { formData, formMethod } = useNavigation();
  const isPosting = formMethod === 'POST';
  const isSubmitting = form.intent ? formData?.get('intent') === form.intent : isPosting;
  useFocusFirstError(isSubmitting);
  const values = Object.fromEntries(form.names.map((name) => [name, initial[name] ?? ''])) as Record<Name, string>;
  const { revision = null, requestId = null, recordId = '' } = record;
  const invalid = returnedIn(answer);
  const isOutdated = answer?.kind === 'outdated';
  const { keepsDraft = true } = form;
  const untouched = { texts: form.texts, values, revision, requestId, recordId, keepsDraft };
  const draft = useFormDraft(untouched, postedDraft(form, invalid, untouched));
  /** Empties a secret field after each submission. */
  const submission = useFormKey(isSubmitting, false);
  const otherSubmission = useFormKey(isPosting && !isSubmitting, false);
  const [opened, setOpened] = useState({ values, revision, submission });
  // After a success the form is mounted again; an outdated one says that the record was changed.
  if (opened.submission !== submission && (isOutdated || invalid === null)) setOpened({ values, revision, submission });
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

  const shown = <Asked extends Name>(name: Asked) => shownField<Name, Asked>(form, invalid, name, t);

  return {
    texts: form.texts,
    intent: form.intent,
    isSubmitting,
    isOutdated,
    problem: invalid?.problem ? t(invalid.problem) : null,
    /** Empties the form after a success, unless somebody has typed into it while it was saved. */
    key: useFormKey(isSubmitting, invalid !== null || (draft.isTouched && !isOutdated)),
    submission,
    draft: isChoiceOutdated ? { ...draft, revision: opened.revision } : draft,
    errors: form.names.flatMap((name) => {
      const { error: text } = shown(name);
      return text ? [{ name, text }] : [];
    }),
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

function postedDraft<Name extends string>(
  { names, fields }: DefinedForm<Name>,
  invalid: InvalidForm<Name> | null,
  { values, revision, requestId }: { values: Record<Name, string>; revision: number | null; requestId: string | null },
): FormDraft | null {
  if (!invalid) return null;
  const changes = names.flatMap((name) => {
    const text = normaliseNewlines(invalid.values[name] ?? '');
    const isChanged = name in invalid.values && !fields[name].isSecret && text !== values[name];
    return isChanged ? [[name, { text, before: values[name] }]] : [];
  });
  return {
    requestId: invalid.values.requestId ?? requestId ?? '',
    state: 'new',
    revision,
    changes: Object.fromEntries(changes),
  };
}
