import type { FormState } from '#forms/use-form.ts';
import { TextField } from '#ui/text-field.tsx';

type NameField = 'nameEn' | 'nameAr' | 'nameFr' | 'nameZh';

/** What the school calls something, in its languages. */
export function NameFields({ field }: { field: FormState<NameField>['field'] }) {
  return (
    <div className="field-row sm:grid-cols-2">
      {fields.map(([name, language]) => (
        <TextField key={name} {...field(name)} lang={language} dir="auto" autoComplete="off" translate="no" />
      ))}
    </div>
  );
}

const fields = [
  ['nameEn', 'en'],
  ['nameAr', 'ar'],
  ['nameFr', 'fr'],
  ['nameZh', 'zh'],
] as const satisfies [NameField, string][];
