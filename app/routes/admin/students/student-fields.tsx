import type { ReactNode } from 'react';
import { stageIds, stageOf, stages } from '#features/students/stages.ts';
import type { StudentData } from '#features/students/students.ts';
import type { FieldState } from '#forms/use-form.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';

type StudentFieldsProps = {
  form: { field: (name: keyof StudentData) => FieldState; choice: (name: keyof StudentData) => FieldState };
  autoFocus?: boolean;
  children?: ReactNode;
};

/** Fields of a student's own data, for adding and editing. @see core §3, §5 */
export function StudentFields({ form, autoFocus = false, children }: StudentFieldsProps) {
  return (
    <>
      <TextField autoFocus={autoFocus} {...form.field('fullName')} {...asTyped} />
      {children}
      <TextField {...form.field('studentNumber')} {...asTyped} dir="ltr" />
      <LevelField {...form.choice('currentLevel')} />
      <TextField {...form.field('className')} {...asTyped} />
    </>
  );
}

/** @see PD-53 */
export function LevelField(field: FieldState & { id?: string }) {
  const t = useTranslate();
  function shown(level: string): string {
    const stage = stageOf(level);
    return stage ? stages[stage] : '';
  }
  const state = 'value' in field ? { value: shown(field.value) } : { defaultValue: shown(field.defaultValue) };
  return (
    <SelectField {...field} {...state}>
      <option value="">{t('dashboard.student.levelNotSet')}</option>
      {stageIds.map((stage) => (
        <option key={stage} value={stages[stage]}>
          {t(`stage.${stage}`)}
        </option>
      ))}
    </SelectField>
  );
}

const asTyped = { autoComplete: 'off', translate: 'no' } as const;
