import type { ChangeEvent } from 'react';
import { useTranslate } from '#i18n/language-context.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { ComposeStart } from './compose.server.ts';

type StudentSelectProps = {
  students: ComposeStart['students'];
  field: {
    name: string;
    label: string;
    hint: string | undefined;
    error: string | undefined;
    isOptional: boolean | undefined;
    value: string;
    onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
  };
};

/** The student whom the message is about. @see PD-44 */
export function StudentSelect({ students, field }: StudentSelectProps) {
  const t = useTranslate();
  if (students.length === 0) return null;
  return (
    <SelectField
      {...field}
      translate="no"
      onChange={(event) => {
        // The start script dispatches a change event for every select, changed or not.
        if (event.target.value !== field.value) field.onChange(event);
      }}
    >
      <option value="">{t('compose.student.none')}</option>
      {students.map(({ id, fullName }) => (
        <option key={id} value={id}>
          {fullName}
        </option>
      ))}
    </SelectField>
  );
}
