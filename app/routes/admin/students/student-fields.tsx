import type { ReactNode } from 'react';
import { levelText, stageIds } from '../../../features/students/stages.ts';
import type { OwnData } from '../../../features/students/students.schema.ts';
import type { FormInUse } from '../../../forms/use-form.ts';
import { useTranslate } from '../../../i18n/language-context.tsx';
import { TextField } from '../../../ui/text-field.tsx';

type StudentFieldsProps = {
  form: Pick<FormInUse<keyof OwnData>, 'field'>;
  autoFocus?: boolean;
  children?: ReactNode;
};

/** Fields of a student's own data, for adding and editing. @see core §3, §5 */
export function StudentFields({ form, autoFocus = false, children }: StudentFieldsProps) {
  const t = useTranslate();
  const level = form.field('currentLevel');
  return (
    <>
      <TextField {...form.field('fullName')} {...asTyped} autoFocus={autoFocus} />
      {children}
      <TextField {...form.field('studentNumber')} {...asTyped} dir="ltr" />
      <div>
        <TextField {...level} {...asTyped} defaultValue={levelText(level.defaultValue, t)} list="stages" />
        <datalist id="stages">
          {stageIds.map((stage) => (
            <option key={stage} value={t(`stage.${stage}`)} />
          ))}
        </datalist>
      </div>
    </>
  );
}

const asTyped = { autoComplete: 'off', translate: 'no' } as const;
