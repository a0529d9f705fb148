import type { Language } from './languages.ts';
import { type School, school } from './school.ts';

export type Imprint = Pick<
  School,
  'registeredNumber' | 'registeredOffice' | 'vatNumber' | 'dataProtectionRegistration'
>;

/** The example values of `content/school.ts`. */
export const exampleImprint = {
  registeredNumber: '00000000',
  registeredOffice: '1 Example Street, London EX1 1EX',
  vatNumber: 'GB 000 0000 00',
  dataProtectionRegistration: 'Z0000000',
} as const satisfies Imprint;

/** Returns the names of the fields that still contain an example. */
export function exampleFieldsIn(imprint: Imprint): string[] {
  const names = Object.keys(exampleImprint) as (keyof Imprint)[];
  return names.filter((name) => imprint[name] === exampleImprint[name]);
}

/**
 * Returns the company information in one paragraph, with a sentence for each field that is set; empty if none is. It is not a
 * contact channel: it contains no email address and no telephone number. @see PD-20, PD-27
 */
export function imprintIn(language: Language, imprint: Imprint = school): string {
  const { registeredNumber, registeredOffice, vatNumber, dataProtectionRegistration } = imprint;
  const say = sentences[language];
  return [
    registeredNumber && say.number(registeredNumber),
    registeredOffice && say.office(registeredOffice),
    vatNumber && say.vat(vatNumber),
    dataProtectionRegistration && say.dataProtection(dataProtectionRegistration),
  ]
    .filter(Boolean)
    .join(language === 'zh' ? '' : ' ');
}

type Sentences = Record<'number' | 'office' | 'vat' | 'dataProtection', (value: string) => string>;

/** Latin letters and digits among Arabic ones keep their own direction. */
const isolated = (value: string) => `\u2068${value}\u2069`;

const sentences: Record<Language, Sentences> = {
  en: {
    number: (value) => `Registered in ${school.jurisdiction.en}, No. ${value}.`,
    office: (value) => `Registered office: ${value}.`,
    vat: (value) => `VAT No. ${value}.`,
    dataProtection: (value) => `Information Commissioner registration: ${value}.`,
  },
  ar: {
    number: (value) => `مسجَّلة في ${school.jurisdiction.ar} برقم ${isolated(value)}.`,
    office: (value) => `المقر المسجَّل: ${isolated(value)}.`,
    vat: (value) => `رقم التسجيل في ضريبة القيمة المضافة: ${isolated(value)}.`,
    dataProtection: (value) => `رقم التسجيل لدى مفوّض المعلومات: ${isolated(value)}.`,
  },
  fr: {
    number: (value) => `Société immatriculée ${school.jurisdiction.fr.in} sous le n° ${value}.`,
    office: (value) => `Siège social : ${value}.`,
    vat: (value) => `N° de TVA : ${value}.`,
    dataProtection: (value) => `Enregistrement auprès du commissaire britannique à l’information : ${value}.`,
  },
  zh: {
    number: (value) => `在${school.jurisdiction.zh}注册，注册号：${value}。`,
    office: (value) => `注册办事处：${value}。`,
    vat: (value) => `增值税号：${value}。`,
    dataProtection: (value) => `英国信息专员登记号：${value}。`,
  },
};
