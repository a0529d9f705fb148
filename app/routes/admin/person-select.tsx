import type { ReactNode } from 'react';
import { Form } from 'react-router';
import type { PersonChoice } from '../../features/accounts/account-list.server.ts';
import { useTranslate } from '../../i18n/language-context.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';

type PersonSelectProps = {
  label: string;
  name: string;
  choices: PersonChoice[];
  chosenId: string | null;
  error?: string | undefined;
  className?: string;
};

/** A choice of a person or of nobody, each with their address: names are not unique. */
export function PersonSelect({ label, name, choices, chosenId, error, className }: PersonSelectProps) {
  const t = useTranslate();
  return (
    <SelectField
      label={label}
      name={name}
      defaultValue={chosenId ?? ''}
      error={error}
      className={className}
      isOptional
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

type PersonFinderProps = {
  /** The parameter of the address that holds the search. */
  name: 'parent' | 'mentor';
  label: string;
  search: string;
  /** What was found besides whoever is chosen already. */
  foundCount: number;
  shownAtMost: number;
  /** Other parameters of the address, to be kept. */
  children?: ReactNode;
};

/** Fills the choice of people: a form of its own, whose answer has the matches. */
export function PersonFinder({ name, label, search, foundCount, shownAtMost, children }: PersonFinderProps) {
  const t = useTranslate();
  return (
    <Form role="search" preventScrollReset className="flex flex-col gap-1.5">
      {children}
      <div className="flex items-end gap-3">
        <TextField
          key={search}
          label={label}
          hint={t('students.choice.find.hint')}
          name={name}
          id={`find-${name}`}
          type="search"
          defaultValue={search}
          className="grow"
        />
        <Button type="submit" variant="secondary">
          {t('students.choice.find')}
        </Button>
      </div>
      {foundCount === 0 && <p className="text-sm text-ink-soft">{t('students.choice.none')}</p>}
      {foundCount >= shownAtMost && (
        <p className="text-sm text-ink-soft">{t('students.choice.more', { count: shownAtMost })}</p>
      )}
    </Form>
  );
}
