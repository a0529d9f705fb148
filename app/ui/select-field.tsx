import type { ComponentProps } from 'react';
import { Field, type FieldProps, fieldAria, fieldId } from './field.tsx';
import { Icon } from './icon.tsx';

type SelectFieldProps = FieldProps & Omit<ComponentProps<'select'>, keyof FieldProps>;

export function SelectField(props: SelectFieldProps) {
  const { label, name, hint, error, isOptional, className, id = fieldId(name), children, ...rest } = props;
  return (
    <Field {...{ label, id, hint, error, isOptional, className }}>
      <div className="relative">
        <select id={id} name={name} {...fieldAria(id, { hint, error })} {...rest} className="control">
          {children}
        </select>
        <Icon
          name="chevron-down"
          aria-hidden
          className="pointer-events-none absolute end-3.5 top-1/2 size-4.5 -translate-y-1/2 text-ink-soft"
        />
      </div>
    </Field>
  );
}
