import { useTranslate } from '#i18n/language-context.tsx';
import { LanguageOptions } from '#i18n/language-options.tsx';
import type { FieldProps } from './field.tsx';
import { SelectField } from './select-field.tsx';

type TextLanguageFieldProps = Omit<FieldProps, 'className'>;

/** The language that somebody writes in, behind a disclosure: without a choice it is recognised. @see PD-73 */
export function TextLanguageField({ label, error, ...props }: TextLanguageFieldProps) {
  const t = useTranslate();
  return (
    <details open={error !== undefined || undefined}>
      <summary className="text-link inline-flex min-h-11 cursor-pointer items-center text-sm">{label}</summary>
      <SelectField {...props} label={label} error={error} autoComplete="off" className="max-w-72 [&>label]:sr-only">
        <option value="">{t('textLanguage.recognised')}</option>
        <LanguageOptions />
      </SelectField>
    </details>
  );
}
