import type { ReactNode } from 'react';
import { useTranslate } from '#i18n/language-context.tsx';
import { classNames } from './class-names.ts';
import { FieldError } from './field-error.tsx';

/** Props shared by all fields. `error` is a translated text. */
export type FieldProps = {
  label: string;
  name: string;
  /** Defaults to `fieldId(name)`; set it if two forms on a page use the same name. */
  id?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  isOptional?: boolean | undefined;
  className?: string | undefined;
};

/** The id of a field's control, also used by the links of the error summary. */
export function fieldId(name: string): string {
  return `field-${name}`;
}

export function fieldAria(id: string, { hint, error }: Pick<FieldProps, 'hint' | 'error'>) {
  const describedBy = classNames(hint ? `${id}-hint` : undefined, error ? `${id}-error` : undefined);
  return { 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined };
}

export function Field(props: Omit<FieldProps, 'name'> & { id: string; children: ReactNode }) {
  const { label, id, hint, error, isOptional, className, children } = props;
  const t = useTranslate();
  return (
    <div className={classNames('field', className)}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-[620] text-ink">
        {label}
        {isOptional && <span className="font-normal text-ink-soft"> {t('ui.field.optional')}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="mb-2 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {children}
      <FieldError fieldId={id} error={error} />
    </div>
  );
}
