import { useTranslate } from '#i18n/language-context.tsx';
import type { PlainTranslationKey, Translate } from '#i18n/translate.ts';
import { fieldId } from '#ui/field.tsx';
import type { DefinedForm } from './define-form.ts';
import type { InvalidForm } from './form-answer.ts';
import type { TypedControl } from './join-typed.ts';
import { shownField } from './shown-field.ts';
import type { FieldState } from './use-form.ts';
import { useDraftPlace, useFormDraft } from './use-form-draft.ts';

type Values = Readonly<Record<string, string>>;

interface Rows {
  texts: string;
  /** Values of an untouched form, with those of rows that can be added, by the name of the control. */
  start: Values;
  /** Values in a response to the form; null before the first response. */
  returned: Values | null;
  /** If the query of the page chooses the record. */
  recordId?: string;
}

/** The draft of a form with rows, whose controls are named `guardians.0.email`. */
export function useRowsDraft({ texts, start, returned, recordId = '' }: Rows) {
  const untouched = { values: start, revision: null, requestId: null };
  const changes = Object.entries(returned ?? {}).flatMap(([name, text]) => {
    const before = start[name] ?? '';
    return text === before ? [] : [[name, { text, before }]];
  });
  return useFormDraft<string>(
    useDraftPlace(texts, recordId),
    untouched,
    returned && { requestId: '', state: 'new', revision: null, changes: Object.fromEntries(changes) },
  );
}

export type RowsDraft = ReturnType<typeof useRowsDraft>;

export const keptControl = (draft: Pick<RowsDraft, 'valueOf' | 'change'>, keptAs: string) => ({
  value: draft.valueOf(keptAs),
  onChange: ({ target }: { target: TypedControl }) => draft.change(keptAs, target),
});

interface RowWithErrors<Name extends string> {
  form: DefinedForm<Name>;
  row: InvalidForm<Name>;
  /** Of the names of its controls, such as `guardians.0`. */
  prefix: string;
  /** Names the row. */
  label: string;
}

/** Errors of one row, for the summary of the form. */
export const rowErrors = <Name extends string>(t: Translate, { form, row, prefix, label }: RowWithErrors<Name>) =>
  form.names.flatMap((name) => {
    const error: PlainTranslationKey | undefined = row.errors[name];
    return error ? [{ name: `${prefix}.${name}`, text: t('form.rowError', { row: label, text: t(error) }) }] : [];
  });

/** Fields of one row. @param nameOf name of a control of the row, and of its value in the draft if that differs */
export function useRow<Name extends string>(
  form: DefinedForm<Name>,
  row: InvalidForm<Name>,
  draft: Pick<RowsDraft, 'isKept' | 'valueOf' | 'change'>,
  nameOf: (name: Name) => { name: string; keptAs?: string },
) {
  const t = useTranslate();
  const named = (field: Name) => {
    const { name } = nameOf(field);
    return { ...shownField(form, row, field, t), name, id: fieldId(name) };
  };
  return {
    field(field: Name): FieldState & { id: string } {
      const { name, keptAs = name } = nameOf(field);
      if (!draft.isKept) return { ...named(field), defaultValue: row.values[field] };
      return { ...named(field), ...keptControl(draft, keptAs) };
    },
    choice: (field: Name) => ({ ...named(field), defaultValue: row.values[field] }),
  };
}
