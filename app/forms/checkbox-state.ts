import type { ChangeEvent } from 'react';
import type { TypedControl } from './join-typed.ts';

type CheckboxState = { value: string; onChange: (event: { target: TypedControl }) => void } | { defaultValue: string };

/** Props of a checkbox whose value is empty unless it is checked. */
export function checkboxState(field: CheckboxState) {
  if ('defaultValue' in field) return { defaultChecked: field.defaultValue !== '' };
  const { value, onChange } = field;
  return {
    checked: value !== '',
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      onChange({ target: { value: target.checked ? 'on' : '' } }),
  };
}
