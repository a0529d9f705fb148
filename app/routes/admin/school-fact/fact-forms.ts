import type { FactField, SampleDayField } from '#features/school-facts/school-facts.schema.ts';
import {
  dayRows,
  factLimits,
  factStages,
  factTerms,
  type SchoolFact,
  weekdays,
} from '#features/school-facts/school-facts.ts';
import { type DefinedForm, defineForm, type FormField } from '#forms/define-form.ts';
import { typedRecord } from '#platform/typed-record.ts';

type Fields<Fact extends SchoolFact> = Record<FactField<Fact>, FormField>;

const texts: Fields<'devices'> = {
  textEn: { label: 'facts.textEn', limit: factLimits.textLength },
  textAr: { label: 'facts.textAr', limit: factLimits.textLength },
  textFr: { label: 'facts.textFr', limit: factLimits.textLength },
  textZh: { label: 'facts.textZh', limit: factLimits.textLength },
};

const ages = typedRecord<FactField<'ages'>, FormField>(
  factStages.flatMap((stage) => [
    [`${stage}From` as const, { label: 'facts.from' }] as const,
    [`${stage}To` as const, { label: 'facts.to' }] as const,
  ]),
);

const terms = typedRecord<FactField<'terms'>, FormField>(
  factTerms.flatMap((term) => [
    [`${term}First` as const, { label: 'facts.firstDay' }] as const,
    [`${term}Last` as const, { label: 'facts.lastDay' }] as const,
  ]),
);

const hours: Fields<'hours'> = {
  ...typedRecord(weekdays.map((weekday) => [weekday, { label: 'facts.weekdays', isChoice: true }] as const)),
  opens: { label: 'facts.opens' },
  closes: { label: 'facts.closes' },
  secondCity: { label: 'facts.secondCity' },
  thirdCity: { label: 'facts.thirdCity', isChoice: true },
  ...typedRecord<SampleDayField, FormField>(
    dayRows.flatMap((row) => [
      [`part${row}` as const, { label: 'facts.part' }] as const,
      [`starts${row}` as const, { label: 'facts.starts' }] as const,
      [`ends${row}` as const, { label: 'facts.ends' }] as const,
    ]),
  ),
};

const fees: Fields<'fees'> = {
  currency: { label: 'facts.currency' },
  lowest: { label: 'facts.lowest' },
  highest: { label: 'facts.highest', isOptional: true },
  per: { label: 'facts.per' },
  ...texts,
};

const factForm = <Name extends string>(fields: Record<Name, FormField>) => defineForm<Name>({ texts: 'facts', fields });

export const factForms: { [Fact in SchoolFact]: DefinedForm<FactField<Fact>> } = {
  ages: factForm(ages),
  group: factForm({ largest: { label: 'facts.largest' } }),
  language: factForm({ language: { label: 'facts.language' } }),
  hours: factForm(hours),
  terms: factForm(terms),
  fees: factForm(fees),
  devices: factForm(texts),
  examinations: factForm(texts),
  support: factForm(texts),
};
