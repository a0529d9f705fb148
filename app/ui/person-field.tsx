import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { PersonComboboxProps } from './person-combobox.tsx';
import { useHydrated } from './use-hydrated.ts';

type PersonFieldProps = PersonComboboxProps & {
  /** Works without a script: a select of the same label and name. */
  fallback: ReactNode;
};

/** Comes only where a person is to be chosen; where it does not arrive, the fallback stays. */
const LazyCombobox = lazy<ComponentType<PersonFieldProps>>(() =>
  import('./person-combobox.tsx').then(
    ({ PersonCombobox }) => ({ default: ({ fallback: _, ...props }) => <PersonCombobox {...props} /> }),
    () => ({ default: ({ fallback }) => fallback }),
  ),
);

/** A person to choose: the fallback until React lives, then a field that searches while one types. */
export function PersonField(props: PersonFieldProps) {
  if (!useHydrated()) return props.fallback;
  return (
    <Suspense fallback={props.fallback}>
      <LazyCombobox {...props} />
    </Suspense>
  );
}
