import type { ReactNode } from 'react';
import { PersonCombobox, type PersonComboboxProps } from './person-combobox.tsx';
import { useHydrated } from './use-hydrated.ts';

type PersonFieldProps = PersonComboboxProps & {
  /** Works without a script: a select of the same label and name. */
  fallback: ReactNode;
};

/** A person to choose: the fallback until React lives, then a field that searches while one types. */
export function PersonField({ fallback, ...props }: PersonFieldProps) {
  return useHydrated() ? <PersonCombobox {...props} /> : fallback;
}
