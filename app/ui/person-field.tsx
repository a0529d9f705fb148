import type { ReactNode } from 'react';
import { PersonCombobox, type PersonComboboxProps } from './person-combobox.tsx';
import { useHydrated } from './use-hydrated.ts';

type PersonFieldProps = PersonComboboxProps & {
  /** A select with the same label and name, for use without a script. */
  fallback: ReactNode;
};

/** Renders the fallback until hydration, then a combobox. */
export function PersonField({ fallback, ...props }: PersonFieldProps) {
  return useHydrated() ? <PersonCombobox {...props} /> : fallback;
}
