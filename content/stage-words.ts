import { mentoring as mentoringAr } from './translations/ar/mentoring.ts';
import { mentoring as mentoringEn } from './translations/en/mentoring.ts';
import { mentoring as mentoringFr } from './translations/fr/mentoring.ts';
import { mentoring as mentoringZh } from './translations/zh/mentoring.ts';

const names = [mentoringEn, mentoringAr, mentoringFr, mentoringZh];

/** Names of a stage in every language, for searches. @see PD-33 */
export const wordsOfStage = (stage: 'primary' | 'middle' | 'secondary' | 'university') =>
  names.map((texts) => texts[`stage.${stage}`]).join(' ');
