import { relations, rights } from '#features/students/guardians.ts';
import { checkboxState } from '#forms/checkbox-state.ts';
import type { FieldState } from '#forms/use-form.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { fieldId } from '#ui/field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Switch } from '#ui/switch.tsx';
import { type GuardianField, relationText } from './guardian-forms.ts';

type FieldsProps = {
  form: { field: (name: GuardianField) => FieldState; choice: (name: GuardianField) => FieldState };
};

/** Relation and rights, for adding and changing a guardian. @see PD-39 */
export function GuardianFields({ form }: FieldsProps) {
  const t = useTranslate();
  return (
    <>
      <RelationField form={form} />
      <fieldset>
        <legend className="mb-1.5 text-sm font-[620] text-ink">{t('guardians.rights')}</legend>
        <RightsFields form={form} />
      </fieldset>
    </>
  );
}

export function RelationField({ form }: FieldsProps) {
  const t = useTranslate();
  return (
    <SelectField {...form.field('relation')}>
      {relations.map((relation) => (
        <option key={relation} value={relation}>
          {t(relationText(relation))}
        </option>
      ))}
    </SelectField>
  );
}

export function RightsFields({ form }: FieldsProps) {
  return (
    <div className="divide-y divide-line *:py-3">
      {rights.map((right) => {
        const { name, label, hint, ...state } = form.choice(right);
        return (
          <Switch
            key={right}
            id={fieldId(name)}
            name={name}
            label={label}
            description={hint}
            {...checkboxState(state)}
          />
        );
      })}
    </div>
  );
}
