import { type Language, languageCodes, languages } from '#content/languages.ts';
import { consentRules } from '#features/consents/consents.ts';
import type { FormState } from '#forms/use-form.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { QuestionField } from './question-form.ts';

type QuestionFieldsProps = { field: FormState<QuestionField>['field'] };

/** What families read, in each language, and what holds for their answers. */
export function QuestionFields({ field }: QuestionFieldsProps) {
  const t = useTranslate();
  return (
    <>
      <p className="text-sm text-ink-soft">{t('consents.field.text.hint')}</p>
      <div className="grid gap-x-6 gap-y-5 pane:grid-cols-2">
        {languageCodes.map((language) => {
          const [title, text] = namesIn[language];
          const written = {
            lang: language,
            dir: languages[language].direction,
            autoComplete: 'off',
            translate: 'no',
          } as const;
          return (
            <div key={language} className="flex flex-col gap-3">
              <TextField {...field(title)} {...written} />
              <TextAreaField {...field(text)} {...written} rows={6} />
            </div>
          );
        })}
      </div>
      <div className="grid items-end gap-4 pane:grid-cols-3">
        <TextField {...field('answerBy')} type="date" autoComplete="off" />
        <TextField {...field('validUntil')} type="date" autoComplete="off" />
        <SelectField {...field('rule')} autoComplete="off">
          {consentRules.map((rule) => (
            <option key={rule} value={rule}>
              {t(`consents.field.rule.${rule}`)}
            </option>
          ))}
        </SelectField>
      </div>
    </>
  );
}

const namesIn = {
  en: ['titleEn', 'textEn'],
  ar: ['titleAr', 'textAr'],
  fr: ['titleFr', 'textFr'],
  zh: ['titleZh', 'textZh'],
} as const satisfies Record<Language, readonly [QuestionField, QuestionField]>;
