import type { ComponentProps } from 'react';
import { Field, type FieldProps, fieldAria, fieldId } from './field.tsx';

type TextAreaFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>;

export function TextAreaField(props: TextAreaFieldProps) {
  const { label, name, hint, error, isOptional, className, id = fieldId(name), rows = 5, ...rest } = props;
  return (
    <Field {...{ label, id, hint, error, isOptional, className }}>
      <textarea id={id} name={name} rows={rows} {...fieldAria(id, { hint, error })} {...rest} className="control" />
    </Field>
  );
}
