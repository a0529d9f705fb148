import * as z from 'zod/mini';
import { type Language, languageCodes } from '#content/languages.ts';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { addDays, isDay, todayInUtc } from '#platform/calendar-days.ts';
import { parseRevision } from '#platform/revision.ts';
import { characterCount, joinLines } from '#platform/text-input.ts';
import { checkbox, textRules } from '#platform/text-rules.ts';
import {
  type AnnouncementText,
  announcementLimits,
  partName,
  type QuestionField,
  type TextField,
} from './announcements.ts';

const { must, mustAgree, optionalText, requestId } = textRules<PlainTranslationKey>('validation.forbiddenCharacters');
const { titleLength, bodyLength, questionLength, answerLength, minAnswers, maxAnswers, maxDaysAhead } =
  announcementLimits;

/** A link such as `https://name:password@example.org` would send everybody a password. */
const hasCredentials = (text: string) => /[a-z][a-z0-9+.-]*:\/\/[^\s/?#]*@/i.test(text);

const title = () =>
  optionalText(titleLength, 'announcement.title.tooLong').check(
    z.overwrite(joinLines),
    must((text) => !hasCredentials(text), 'announcement.credentials'),
  );
const body = () =>
  optionalText(bodyLength, 'announcement.body.tooLong').check(
    must((text) => !hasCredentials(text), 'announcement.credentials'),
  );
const question = () =>
  optionalText(questionLength, 'announcement.question.tooLong').check(
    z.overwrite(joinLines),
    must((text) => !hasCredentials(text), 'announcement.credentials'),
  );
const answers = () =>
  optionalText((maxAnswers + 1) * (answerLength + 2), 'announcement.answers.tooLong').check(
    must(
      (text) => answersIn(text).every((answer) => characterCount(answer) <= answerLength),
      'announcement.answers.tooLong',
    ),
    must((text) => text === '' || isAnswerCount(answersIn(text).length), 'announcement.answers.count'),
    must((text) => new Set(answersIn(text)).size === answersIn(text).length, 'announcement.answers.same'),
  );

/** One in each line. */
export const answersIn = (text: string): string[] =>
  text
    .split('\n')
    .map(joinLines)
    .filter((line) => line !== '');

const isAnswerCount = (count: number) => count >= minAnswers && count <= maxAnswers;

const isNear = (day: string) => day >= addDays(todayInUtc(), -1) && day <= addDays(todayInUtc(), maxDaysAhead);

const optionalDay = () =>
  z._default(
    z.string().check(
      z.trim(),
      must((text) => text === '' || isDay(text), 'announcement.day.invalid'),
      must((text) => text === '' || isNear(text), 'announcement.day.far'),
    ),
    '',
  );

const texts = {
  titleEn: title(),
  bodyEn: body(),
  titleAr: title(),
  bodyAr: body(),
  titleFr: title(),
  bodyFr: body(),
  titleZh: title(),
  bodyZh: body(),
};

const questions = {
  questionEn: question(),
  answersEn: answers(),
  questionAr: question(),
  answersAr: answers(),
  questionFr: question(),
  answersFr: answers(),
  questionZh: question(),
  answersZh: answers(),
};

type Texts = Record<TextField, string>;
type Questions = Record<QuestionField, string>;

const isWritten = (values: Texts, language: Language) =>
  values[partName('title', language)] !== '' || values[partName('body', language)] !== '';

const startingWith = (first: Language): Language[] => [first, ...languageCodes.filter((code) => code !== first)];

/** Each language has a title and a text, and there is at least one. The first title gets the error of none. */
const textChecks = (first: Language) => [
  mustAgree<Texts>(
    [partName('title', first), ...languageCodes.flatMap((code) => [partName('title', code), partName('body', code)])],
    (values) => languageCodes.some((code) => isWritten(values, code)),
    'announcement.title.missing',
  ),
  ...languageCodes.flatMap((code) => [
    mustAgree<Texts>(
      [partName('title', code), partName('body', code)],
      (values) => !isWritten(values, code) || values[partName('title', code)] !== '',
      'announcement.title.missing',
    ),
    mustAgree<Texts>(
      [partName('body', code), partName('title', code)],
      (values) => !isWritten(values, code) || values[partName('body', code)] !== '',
      'announcement.body.missing',
    ),
  ]),
];

const isAsked = (values: Questions) =>
  languageCodes.some((code) => values[partName('question', code)] !== '' || values[partName('answers', code)] !== '');

const countOf = (values: Questions, code: Language) => answersIn(values[partName('answers', code)]).length;

/** A question is asked in each language of the announcement, with as many answers. */
const questionChecks = (first: Language) =>
  languageCodes.flatMap((code) => [
    mustAgree<Texts & Questions>(
      [partName('question', code), partName('answers', code)],
      (values) => !isWritten(values, code) || !isAsked(values) || values[partName('question', code)] !== '',
      'announcement.question.missing',
    ),
    mustAgree<Texts & Questions>(
      [partName('answers', code), partName('question', code)],
      (values) => !isWritten(values, code) || !isAsked(values) || countOf(values, code) > 0,
      'announcement.answers.count',
    ),
    mustAgree<Texts & Questions>(
      [partName('answers', code)],
      (values) => {
        const compared = startingWith(first).find((each) => isWritten(values, each)) ?? code;
        return !isWritten(values, code) || countOf(values, code) === countOf(values, compared);
      },
      'announcement.answers.differ',
    ),
    mustAgree<Texts & Questions>(
      [partName('question', code), partName('answers', code)],
      (values) => isWritten(values, code) || (countOf(values, code) === 0 && values[partName('question', code)] === ''),
      'announcement.question.withoutText',
    ),
  ]);

/** @param first language of the author's page @see PD-66 @see R9 @see R12 */
export const announcementSchema = (first: Language) =>
  z
    .object({
      ...texts,
      ...questions,
      confirmBy: optionalDay(),
      answerBy: optionalDay(),
      isUrgent: checkbox,
      publishDay: optionalDay(),
      publishTime: z._default(
        z
          .string()
          .check(must((text) => text === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(text), 'announcement.time.invalid')),
        '',
      ),
      requestId: requestId('validation.malformed'),
    })
    .check(
      ...textChecks(first),
      ...questionChecks(first),
      mustAgree(['answerBy'], (values) => !isAsked(values) || values.answerBy !== '', 'announcement.answerBy.missing'),
      mustAgree(['answerBy'], (values) => isAsked(values) || values.answerBy === '', 'announcement.answerBy.unasked'),
      mustAgree(
        ['publishTime', 'publishDay'],
        ({ publishDay, publishTime }) => (publishDay === '') === (publishTime === ''),
        'announcement.time.incomplete',
      ),
      mustAgree(
        ['publishDay', 'isUrgent'],
        ({ publishDay, isUrgent }) => publishDay === '' || !isUrgent,
        'announcement.time.urgent',
      ),
    );
export type AnnouncementValues = z.infer<ReturnType<typeof announcementSchema>>;

const revision = z
  .string('validation.malformed')
  .check(must((text) => parseRevision(text) !== null, 'validation.malformed'));

/** Without the question, which people may have answered. `revision`: version that the form shows. */
export const correctionSchema = (first: Language) =>
  z.object({ ...texts, asksAgain: checkbox, revision }).check(...textChecks(first));
export type CorrectionValues = z.infer<ReturnType<typeof correctionSchema>>;

/** `revision`: version that the page shows. */
export const AnswerSchema = z.object({
  answer: z
    .string('announcement.answer.missing')
    .check(must((text) => /^[0-4]$/.test(text), 'announcement.answer.missing')),
  revision,
});
export type GivenAnswer = z.infer<typeof AnswerSchema>;

export const ConfirmationSchema = z.object({ revision });

/** The texts in the order of the form, those in `first` before the others. */
export function textsOf(values: Texts & Partial<Questions>, first: Language): AnnouncementText[] {
  return startingWith(first)
    .filter((language) => isWritten(values, language))
    .map((language) => {
      const asked = values[partName('question', language)] ?? '';
      return {
        language,
        title: values[partName('title', language)],
        body: values[partName('body', language)],
        question:
          asked === '' ? null : { text: asked, answers: answersIn(values[partName('answers', language)] ?? '') },
      };
    });
}
