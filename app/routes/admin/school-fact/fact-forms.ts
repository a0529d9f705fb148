import {
  dayRows,
  factLimits,
  factStages,
  factTerms,
  type SchoolFact,
  weekdays,
} from '../../../features/school-facts/school-facts.ts';
import { type DefinedForm, defineForm, type FormField } from '../../../forms/define-form.ts';

type Fields = Record<string, FormField>;

const texts: Fields = {
  textEn: { label: 'facts.textEn', limit: factLimits.textLength },
  textAr: { label: 'facts.textAr', limit: factLimits.textLength },
  textFr: { label: 'facts.textFr', limit: factLimits.textLength },
  textZh: { label: 'facts.textZh', limit: factLimits.textLength },
};

const ages: Fields = Object.assign(
  {},
  ...factStages.map(
    (stage): Fields => ({ [`${stage}From`]: { label: 'facts.from' }, [`${stage}To`]: { label: 'facts.to' } }),
  ),
);

const terms: Fields = Object.assign(
  {},
  ...factTerms.map(
    (term): Fields => ({ [`${term}First`]: { label: 'facts.firstDay' }, [`${term}Last`]: { label: 'facts.lastDay' } }),
  ),
);

const sampleDay: Fields = Object.assign(
  {},
  ...dayRows.map(
    (row): Fields => ({
      [`part${row}`]: { label: 'facts.part' },
      [`starts${row}`]: { label: 'facts.starts' },
      [`ends${row}`]: { label: 'facts.ends' },
    }),
  ),
);

const fieldsOf: Record<SchoolFact, Fields> = {
  ages,
  group: { largest: { label: 'facts.largest' } },
  language: { language: { label: 'facts.language' } },
  hours: {
    ...Object.fromEntries(weekdays.map((weekday) => [weekday, { label: 'facts.weekdays' }])),
    opens: { label: 'facts.opens' },
    closes: { label: 'facts.closes' },
    secondCity: { label: 'facts.secondCity' },
    thirdCity: { label: 'facts.thirdCity' },
    ...sampleDay,
  },
  terms,
  fees: {
    currency: { label: 'facts.currency' },
    lowest: { label: 'facts.lowest' },
    highest: { label: 'facts.highest', isOptional: true },
    per: { label: 'facts.per' },
    ...texts,
  },
  devices: texts,
  examinations: texts,
  support: texts,
};

export const factForms = Object.fromEntries(
  Object.entries(fieldsOf).map(([fact, fields]) => [fact, defineForm<string>({ texts: 'facts', fields })]),
) as Record<SchoolFact, DefinedForm<string>>;
