import * as z from 'zod/mini';
import { type Language, languageCodes } from '#content/languages.ts';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { addDays, isDay, todayInUtc } from '#platform/calendar-days.ts';
import { joinLines } from '#platform/text-input.ts';
import { textRules } from '#platform/text-rules.ts';
import { isUuid } from '#platform/uuid.ts';
import { audiences, consentAnswers, consentLimits, consentRules, type TextsByLanguage } from './consents.ts';

const { must, mustAgree, optionalText, requestId } = textRules<PlainTranslationKey>('validation.forbiddenCharacters');

const title = () => optionalText(consentLimits.titleLength, 'consents.title.tooLong').check(z.overwrite(joinLines));
const text = () => optionalText(consentLimits.textLength, 'consents.text.tooLong');
const day = () =>
  z._default(z.string().check(must((typed) => typed === '' || isDay(typed), 'consents.day.invalid')), '');

const questionFields = {
  titleEn: title(),
  textEn: text(),
  titleAr: title(),
  textAr: text(),
  titleFr: title(),
  textFr: text(),
  titleZh: title(),
  textZh: text(),
  answerBy: z.string('consents.answerBy.missing').check(must(isDay, 'consents.answerBy.missing')),
  validUntil: day(),
  rule: z.enum(consentRules, 'consents.rule.missing' satisfies PlainTranslationKey),
};

type TitleField = 'titleEn' | 'titleAr' | 'titleFr' | 'titleZh';
type TextField = 'textEn' | 'textAr' | 'textFr' | 'textZh';
export const fieldsIn = {
  en: ['titleEn', 'textEn'],
  ar: ['titleAr', 'textAr'],
  fr: ['titleFr', 'textFr'],
  zh: ['titleZh', 'textZh'],
} as const satisfies Record<Language, readonly [TitleField, TextField]>;

type Texts = Record<TitleField | TextField, string>;
type Days = { answerBy: string; validUntil: string };

/** A time zone may be a day ahead of or behind the server. */
const isNotOver = (lastDay: string) => lastDay >= addDays(todayInUtc(), -1);

const questionChecks = [
  mustAgree<Texts>(
    ['titleEn', 'textEn'],
    (texts) => languageCodes.some((code) => fieldsIn[code].every((name) => texts[name] !== '')),
    'consents.texts.missing',
  ),
  ...languageCodes.flatMap((code) => {
    const [titleName, textName] = fieldsIn[code];
    return [
      mustAgree<Texts>(
        [titleName, textName],
        (texts) => texts[titleName] !== '' || texts[textName] === '',
        'consents.title.missing',
      ),
      mustAgree<Texts>(
        [textName, titleName],
        (texts) => texts[textName] !== '' || texts[titleName] === '',
        'consents.text.missing',
      ),
    ];
  }),
  mustAgree<Days>(['answerBy'], ({ answerBy }) => isNotOver(answerBy), 'consents.answerBy.past'),
  mustAgree<Days>(
    ['validUntil', 'answerBy'],
    ({ answerBy, validUntil }) => validUntil === '' || validUntil >= answerBy,
    'consents.validUntil.early',
  ),
] as const;

/** A version of a question. @see PD-72 @see R12 */
export const QuestionSchema = z.object(questionFields).check(...questionChecks);
export type NewQuestion = z.infer<typeof QuestionSchema>;

const className = z._default(z.string().check(z.trim()), '');
const numbers = optionalText(consentLimits.numbersLength, 'consents.numbers.tooLong');
type Asked = { audience: string; className: string; numbers: string };

/** A new question: also about whom. */
export const ConsentSchema = z
  .object({
    ...questionFields,
    audience: z.enum(audiences, 'consents.audience.missing' satisfies PlainTranslationKey),
    className,
    numbers,
    requestId: requestId('validation.malformed'),
  })
  .check(
    ...questionChecks,
    mustAgree<Asked>(
      ['className', 'audience'],
      (asked) => asked.audience !== 'class' || asked.className !== '',
      'consents.className.missing',
    ),
    mustAgree<Asked>(
      ['numbers', 'audience'],
      (asked) => asked.audience !== 'chosen' || asked.numbers !== '',
      'consents.numbers.missing',
    ),
  );
export type NewConsent = z.infer<typeof ConsentSchema>;

const id = () => z.string('validation.malformed').check(z.toLowerCase(), must(isUuid, 'validation.malformed'));

/** The form of a guardian for one student. */
export const AnswerSchema = z.object({
  consentId: id(),
  studentId: id(),
  version: z.string('validation.malformed').check(must((sent) => /^[1-9]\d{0,5}$/.test(sent), 'validation.malformed')),
  language: z.enum(languageCodes, 'validation.malformed' satisfies PlainTranslationKey),
  answer: z.enum(consentAnswers, 'validation.malformed' satisfies PlainTranslationKey),
  requestId: requestId('validation.malformed'),
});
export type PostedAnswer = z.infer<typeof AnswerSchema>;

/** Texts of the filled-in languages. */
export function textsOf(question: Texts): { titles: TextsByLanguage; texts: TextsByLanguage } {
  const written = languageCodes.filter((code) => question[fieldsIn[code][1]] !== '');
  return {
    titles: Object.fromEntries(written.map((code) => [code, question[fieldsIn[code][0]]])),
    texts: Object.fromEntries(written.map((code) => [code, question[fieldsIn[code][1]]])),
  };
}
