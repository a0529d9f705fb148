import { useNavigation } from 'react-router';
import { useTranslate } from '../i18n/language-context.tsx';
import type { PlainTranslationKey } from '../i18n/translate.ts';
import type { DefinedForm } from './define-form.ts';
import type { InvalidForm } from './invalid-form.ts';
import { useFocusFirstError } from './use-focus-first-error.ts';
import { useFormKey } from './use-form-key.ts';

export interface FieldState {
  name: string;
  label: string;
  hint: string | undefined;
  isOptional: boolean | undefined;
  error: string | undefined;
  defaultValue: string;
}

export function useForm<Name extends string>(
  form: DefinedForm<Name>,
  invalid: InvalidForm<Name> | null,
  initial: Partial<Record<Name, string | null>> = {},
) {
  const t = useTranslate();
  const { formData, formMethod } = useNavigation();
  const isSubmitting = form.intent ? formData?.get('intent') === form.intent : formMethod === 'POST';
  useFocusFirstError(isSubmitting);

  function errorOf(name: Name): string | undefined {
    const error: PlainTranslationKey | undefined = invalid?.errors[name];
    return error && t(error);
  }

  return {
    texts: form.texts,
    intent: form.intent,
    isSubmitting,
    problem: invalid?.problem ? t(invalid.problem) : null,
    /** Empties the form after a success. */
    key: useFormKey(isSubmitting, invalid !== null),
    /** Empties a secret field after each submission. */
    submission: useFormKey(isSubmitting, false),
    errors: form.names.flatMap((name) => {
      const text = errorOf(name);
      return text ? [{ name, text }] : [];
    }),
    field<Asked extends Name>(name: Asked) {
      const { label, hint, isOptional } = form.fields[name];
      return {
        name,
        label: t(label),
        hint: hint && t(hint),
        isOptional,
        error: errorOf(name),
        defaultValue: invalid?.values[name] ?? initial[name] ?? '',
      };
    },
  };
}

export type FormState<Name extends string> = ReturnType<typeof useForm<Name>>;
