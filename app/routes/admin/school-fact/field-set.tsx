import type { ReactNode } from 'react';

export function Options({ of: choices }: { of: readonly { value: string; name: string }[] }) {
  return choices.map(({ value, name }) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));
}

export function FieldSet({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-lg font-[620]">{legend}</legend>
      {children}
    </fieldset>
  );
}
