import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Field, type FieldProps, fieldAria, fieldId } from './field.tsx';

export type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>;

const latinTypes = ['email', 'url', 'tel'];

/** `inputClassName` applies to the input, `className` to the whole field. */
export function TextField({ inputClassName, ...props }: TextFieldProps & { inputClassName?: string }) {
  const { label, name, hint, error, isOptional, className, id = fieldId(name), ...rest } = props;
  return (
    <Field {...{ label, id, hint, error, isOptional, className }}>
      <input
        type="text"
        dir={latinTypes.includes(rest.type ?? 'text') ? 'ltr' : undefined}
        id={id}
        name={name}
        {...fieldAria(id, { hint, error })}
        {...rest}
        className={classNames('control', inputClassName)}
      />
    </Field>
  );
}
