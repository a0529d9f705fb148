import type { FieldState } from '#forms/use-form.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { ComposeStart } from './compose.server.ts';

type StudentSelectProps = {
  students: ComposeStart['students'];
  field: FieldState;
};

/** The student whom the message is about. @see PD-44 */
export function StudentSelect({ students, field }: StudentSelectProps) {
  const t = useTranslate();
  if (students.length === 0) return null;
  return (
    <SelectField {...field} translate="no">
      <option value="">{t('compose.student.none')}</option>
      {students.map(({ id, fullName }) => (
        <option key={id} value={id}>
          {fullName}
        </option>
      ))}
    </SelectField>
  );
}
