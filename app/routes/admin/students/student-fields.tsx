import type { ReactNode } from 'react';
import { levelText, stageIds } from '../../../features/students/stages.ts';
import type { FieldErrors } from '../../../forms/parse-form.server.ts';
import { useErrorOf } from '../../../forms/use-error-of.ts';
import { useTranslate } from '../../../i18n/language-context.tsx';
import { TextField } from '../../../ui/text-field.tsx';

type StudentFieldsProps = {
  values: Partial<Record<string, string | null>>;
  errors: FieldErrors;
  autoFocus?: boolean;
  children: ReactNode;
};

/** Fields of a student's own data, for adding and editing. @see core §3, §5 */
export function StudentFields({ values, errors, autoFocus = false, children }: StudentFieldsProps) {
  const t = useTranslate();
  const errorOf = useErrorOf(errors);
  const field = (name: 'fullName' | 'studentNumber' | 'currentLevel') =>
    ({
      name,
      label: t(`students.field.${name}`),
      defaultValue: values[name] ?? '',
      error: errorOf(name),
      autoComplete: 'off',
      translate: 'no',
    }) as const;
  return (
    <>
      <TextField {...field('fullName')} autoFocus={autoFocus} />
      {children}
      <TextField {...field('studentNumber')} hint={t('students.field.studentNumber.hint')} dir="ltr" />
      <div>
        <TextField
          {...field('currentLevel')}
          defaultValue={levelText(values['currentLevel'] ?? '', t)}
          hint={t('students.field.currentLevel.hint')}
          list="stages"
          isOptional
        />
        <datalist id="stages">
          {stageIds.map((stage) => (
            <option key={stage} value={t(`stage.${stage}`)} />
          ))}
        </datalist>
      </div>
    </>
  );
}

const names = [
  'fullName',
  'studentNumber',
  'currentLevel',
  'parentId',
  'academicMentorId',
  'wellbeingCoachId',
] as const;

export function useStudentErrors(errors: FieldErrors): { name: string; text: string }[] {
  const errorOf = useErrorOf(errors);
  return names.flatMap((name) => {
    const text = errorOf(name);
    return text ? [{ name, text }] : [];
  });
}
