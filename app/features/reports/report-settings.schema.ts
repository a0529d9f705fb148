import * as z from 'zod/mini';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { isVisible, joinLines } from '#platform/text-input.ts';
import { checkbox, textRules } from '#platform/text-rules.ts';
import { settingLimits, subjectStages } from './report-settings.ts';

const { must, mustAgree, mustMatch, mustBePlain, mustFit } = textRules<PlainTranslationKey>(
  'validation.forbiddenCharacters',
);

const name = () =>
  z._default(z.string(), '').check(
    mustBePlain,
    z.overwrite((text) => (isVisible(text) ? joinLines(text) : '')),
    mustFit(settingLimits.nameLength, 'reportSettings.name.tooLong'),
  );

const names = {
  nameEn: name().check(must((text) => text !== '', 'reportSettings.name.missing')),
  nameAr: name(),
  nameFr: name(),
  nameZh: name(),
};

const place = z.pipe(
  z._default(z.string(), '').check(z.trim(), mustMatch(/^[1-9]\d{0,2}$/, 'reportSettings.place.invalid')),
  z.transform(Number),
);

export const SubjectSchema = z
  .object({ ...names, primary: checkbox, middle: checkbox, secondary: checkbox, university: checkbox, place })
  .check(
    mustAgree(
      subjectStages,
      (subject) => subjectStages.some((stage) => subject[stage]),
      'reportSettings.stages.missing',
    ),
  );
export type SubjectValues = z.infer<typeof SubjectSchema>;

const day = () => z._default(z.string(), '').check(z.trim(), must(isDay, 'reportSettings.day.invalid'));

export const TermSchema = z.object({ ...names, firstDay: day(), lastDay: day(), dueOn: day() }).check(
  mustAgree(['lastDay', 'firstDay'], ({ firstDay, lastDay }) => lastDay > firstDay, 'reportSettings.lastDay.tooEarly'),
  mustAgree(['dueOn', 'firstDay'], ({ firstDay, dueOn }) => dueOn >= firstDay, 'reportSettings.dueOn.tooEarly'),
);
export type TermValues = z.infer<typeof TermSchema>;

export const GradeSchema = z.object({ ...names, place });
export type GradeValues = z.infer<typeof GradeSchema>;

function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const found = new Date(text);
  return found.getTime() > 0 && found.toISOString().startsWith(text);
}
