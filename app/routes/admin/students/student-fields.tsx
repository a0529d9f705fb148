import type { ReactNode } from 'react';
import { stageIds, stageOf, stages } from '../../../features/students/stages.ts';
import type { StudentData } from '../../../features/students/students.ts';
import type { ChoiceState, FieldState } from '../../../forms/use-form.ts';
import { useTranslate } from '../../../i18n/language-context.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';

type StudentFieldsProps = {
  form: { field: (name: keyof StudentData) => FieldState; choice: (name: keyof StudentData) => ChoiceState };
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
export function LevelField(field: ChoiceState & { id?: string }) {
  const t = useTranslate();
  const chosen = stageOf(field.defaultValue);
  return (
    <SelectField {...field} defaultValue={chosen ? stages[chosen] : ''}>
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
