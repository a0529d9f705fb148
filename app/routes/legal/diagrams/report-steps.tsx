import { figures } from '#content/legal/figures.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import type { Translate } from '#i18n/translate.ts';
import { type Step, Steps } from './steps.tsx';

/** @see content §4 Whistleblowing flow */
export function ReportSteps() {
  const t = useTranslate();
  return <Steps title={t('legal.whistleblowing.title')} steps={reportSteps(t)} />;
}

export function reportSteps(t: Translate): Step[] {
  return [
    {
      what: t('legal.whistleblowing.acknowledged'),
      clause: '4.1',
      within: t('legal.workingDays', { count: figures.whistleblowingAcknowledgementWorkingDays }),
      more: t('legal.whistleblowing.acknowledged.from'),
    },
    { what: t('legal.whistleblowing.assessed'), clause: '4.2', more: t('legal.whistleblowing.assessed.by') },
    { what: t('legal.whistleblowing.investigated'), clause: '4.3', more: t('legal.whistleblowing.investigated.by') },
    { what: t('legal.whistleblowing.escalated'), clause: '4.4', more: t('legal.whistleblowing.escalated.to') },
    { what: t('legal.whistleblowing.outcome'), clause: '4.5', more: t('legal.whistleblowing.outcome.to') },
  ];
}
