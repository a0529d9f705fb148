import { type Language, languageCodes, languages } from '#content/languages.ts';
import { partName, type TextField as TextFieldName } from '#features/announcements/announcements.ts';
import type { FieldState } from '#forms/use-form.ts';
import { useLanguage } from '#i18n/language-context.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';

export type FieldsOf<Name extends string> = { field: (name: Name) => FieldState };

/** Title and text in each language, that of the page first; the others behind a disclosure until they are written. */
export function TextFields({
  form,
  children,
}: {
  form: FieldsOf<TextFieldName>;
  children?: (code: Language) => React.ReactNode;
}) {
  const { language } = useLanguage();
  return [language, ...languageCodes.filter((code) => code !== language)].map((code) => {
    const [title, body] = [form.field(partName('title', code)), form.field(partName('body', code))];
    const isOpen = code === language || [title, body].some(isFilled);
    const direction = { lang: code, dir: languages[code].direction } as const;
    return (
      <details key={code} open={isOpen || undefined} className="border-line not-first:border-t">
        <summary className="text-link inline-flex min-h-11 cursor-pointer items-center" lang={code} translate="no">
          {languages[code].ownName}
        </summary>
        <div className="flex flex-col gap-4 pt-1 pb-5">
          <TextField {...title} {...direction} autoComplete="off" />
          <TextAreaField {...body} {...direction} className="[&_textarea]:min-h-40" />
          {children?.(code)}
        </div>
      </details>
    );
  });
}

export const isFilled = (field: FieldState): boolean =>
  field.error !== undefined || ('value' in field ? field.value : field.defaultValue) !== '';
