import type { ReactNode } from 'react';
import type { FactField } from '#features/school-facts/school-facts.schema.ts';
import type { SchoolFact } from '#features/school-facts/school-facts.ts';
import type { ChoiceState, FieldState } from '#forms/use-form.ts';
import type { FactChoices } from './choices.server.ts';

export interface FactFieldsProps<Fact extends SchoolFact> {
  field: (name: FactField<Fact>) => FieldState;
  choice: (name: FactField<Fact>) => ChoiceState;
  choices: FactChoices;
}

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
