import { useState } from 'react';
import { href } from 'react-router';
import type { PersonChoice } from '#features/accounts/accounts.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { PersonField } from '#ui/person-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { FoundPerson } from '#ui/use-person-search.ts';

type PersonChoiceFieldProps = {
  label: string;
  name: string;
  /** The `for` parameter of `/admin-console/people`. */
  of: 'parent' | 'mentor' | 'staff';
  /** Options of the select without a script. */
  choices: PersonChoice[];
  defaultValue: string;
  error?: string | undefined;
  isRequired?: boolean;
};

export function PersonChoiceField({ of, choices, defaultValue, isRequired = false, ...field }: PersonChoiceFieldProps) {
  const [chosen, setChosen] = useState<FoundPerson | null>(choices.find(({ id }) => id === defaultValue) ?? null);
  const choice = { ...field, isOptional: !isRequired, chosen, onChoose: setChosen };
  return (
    <PersonField
      {...choice}
      searchesAddresses
      searchUrl={`${href('/admin-console/people')}?for=${of}`}
      fallback={<PersonSelect {...choice} choices={choices} />}
    />
  );
}

type PersonSelectProps = Omit<PersonChoiceFieldProps, 'of' | 'defaultValue' | 'isRequired'> & {
  isOptional: boolean;
  chosen: FoundPerson | null;
  onChoose: (person: FoundPerson | null) => void;
};

/** Shows email addresses, because names are not unique. */
function PersonSelect({ label, name, choices, chosen, onChoose, error, isOptional }: PersonSelectProps) {
  const t = useTranslate();
  return (
    <SelectField
      label={label}
      name={name}
      value={chosen?.id ?? ''}
      onChange={({ target }) => onChoose(choices.find(({ id }) => id === target.value) ?? null)}
      error={error}
      isOptional={isOptional}
      translate="no"
    >
      <option value="">{t('students.choice.nobody')}</option>
      {choices.map(({ id, fullName, email }) => (
        <option key={id} value={id}>
          {t('students.choice.person', { name: fullName, email })}
        </option>
      ))}
    </SelectField>
  );
}
