import type { ReactNode } from 'react';
import { languageCodes } from '#content/languages.ts';
import {
  factStages,
  factTerms,
  feePeriods,
  type SchoolFact,
  type TextName,
  textNameOf,
} from '#features/school-facts/school-facts.ts';
import type { FieldState } from '#forms/use-form.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { type FactFieldsProps, FieldSet, Options } from './field-set.tsx';
import { HoursFields } from './hours-fields.tsx';

export function FactFields<Fact extends SchoolFact>({ fact, ...props }: FactFieldsProps<Fact> & { fact: Fact }) {
  const Fields: (props: FactFieldsProps<Fact>) => ReactNode = fieldsOf[fact];
  return <Fields {...props} />;
}

const fieldsOf: { [Fact in SchoolFact]: (props: FactFieldsProps<Fact>) => ReactNode } = {
  ages: Ages,
  group: Group,
  language: TaughtLanguage,
  hours: HoursFields,
  terms: Terms,
  fees: Fees,
  devices: WrittenAnswer,
  examinations: Examinations,
  support: WrittenAnswer,
};

function Ages({ field }: FactFieldsProps<'ages'>) {
  const t = useTranslate();
  return (
    <>
      <p className="text-ink-soft">{t('facts.ages.hint')}</p>
      {factStages.map((stage) => (
        <FieldSet key={stage} legend={t(`stage.${stage}`)}>
          <div className="grid max-w-md grid-cols-2 items-end gap-4">
            <TextField {...field(`${stage}From`)} inputMode="numeric" autoComplete="off" />
            <TextField {...field(`${stage}To`)} inputMode="numeric" autoComplete="off" />
          </div>
        </FieldSet>
      ))}
    </>
  );
}

function Group({ field }: FactFieldsProps<'group'>) {
  return <TextField {...field('largest')} inputMode="numeric" autoComplete="off" className="max-w-72" />;
}

function TaughtLanguage({ field, choices }: FactFieldsProps<'language'>) {
  return (
    <SelectField {...field('language')} className="max-w-72">
      <Options of={choices.languages} />
    </SelectField>
  );
}

function Terms({ field }: FactFieldsProps<'terms'>) {
  const t = useTranslate();
  return (
    <>
      <p className="text-ink-soft">{t('facts.terms.hint')}</p>
      {factTerms.map((term) => (
        <FieldSet key={term} legend={t(`facts.term.${term}`)}>
          <div className="grid max-w-xl items-end gap-4 sm:grid-cols-2">
            <TextField {...field(`${term}First`)} type="date" />
            <TextField {...field(`${term}Last`)} type="date" />
          </div>
        </FieldSet>
      ))}
    </>
  );
}

function Fees({ field, choices }: FactFieldsProps<'fees'>) {
  const t = useTranslate();
  return (
    <>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <SelectField {...field('currency')}>
          <Options of={choices.currencies} />
        </SelectField>
        <SelectField {...field('per')}>
          {feePeriods.map((period) => (
            <option key={period} value={period}>
              {t(`facts.per.${period}`)}
            </option>
          ))}
        </SelectField>
        <TextField {...field('lowest')} inputMode="numeric" autoComplete="off" />
        <TextField {...field('highest')} inputMode="numeric" autoComplete="off" />
      </div>
      <Texts field={field} legend="facts.included" hint="facts.included.hint" />
    </>
  );
}

function Examinations({ field }: WrittenAnswerProps) {
  const t = useTranslate();
  return (
    <>
      <p className="text-ink-soft">{t('facts.examinations.hint')}</p>
      <WrittenAnswer field={field} />
    </>
  );
}

type WrittenAnswerProps = { field: (name: TextName) => FieldState };

function WrittenAnswer({ field }: WrittenAnswerProps) {
  return <Texts field={field} legend="facts.texts" hint="facts.texts.hint" />;
}

type TextsProps = WrittenAnswerProps & { legend: PlainTranslationKey; hint: PlainTranslationKey };

function Texts({ field, legend, hint }: TextsProps) {
  const t = useTranslate();
  return (
    <FieldSet legend={t(legend)}>
      <p className="mb-4 text-sm text-ink-soft">{t(hint)}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {languageCodes.map((language) => (
          <TextAreaField
            key={language}
            {...field(textNameOf(language))}
            lang={language}
            dir="auto"
            translate="no"
            className="[&_textarea]:min-h-[calc(4lh+1.375rem)]"
          />
        ))}
      </div>
    </FieldSet>
  );
}
