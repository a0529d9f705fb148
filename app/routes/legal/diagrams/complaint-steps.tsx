import { figures } from '#content/legal/figures.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import type { Translate } from '#i18n/translate.ts';
import { type Step, Steps } from './steps.tsx';

/** @see content §4, §9 Complaints */
export function ComplaintSteps() {
  const t = useTranslate();
  return <Steps title={t('legal.complaints.title')} steps={complaintSteps(t)} />;
}

export function complaintSteps(t: Translate): Step[] {
  const workingDays = (count: number) => t('legal.workingDays', { count });
  return [
    {
      who: 'family',
      what: t('legal.complaints.informal'),
      clause: '2.1',
      within: workingDays(figures.informalComplaintWorkingDays),
      more: t('legal.complaints.informal.from'),
    },
    {
      who: 'family',
      what: t('legal.complaints.formal'),
      clause: '3.1',
      within: t('legal.calendarDays', { count: figures.formalComplaintDays }),
      more: t('legal.complaints.formal.from'),
    },
    {
      who: 'school',
      what: t('legal.complaints.acknowledged'),
      clause: '3.7',
      within: workingDays(figures.complaintAcknowledgementWorkingDays),
      more: t('legal.complaints.acknowledged.from'),
    },
    {
      who: 'school',
      what: t('legal.complaints.decided'),
      clause: '3.10',
      within: workingDays(figures.complaintInvestigationWorkingDays),
      more: t('legal.complaints.decided.from'),
    },
    {
      who: 'family',
      what: t('legal.complaints.appeal'),
      clause: '4.2',
      within: workingDays(figures.academicAppealWorkingDays),
      more: t('legal.complaints.appeal.from'),
    },
    {
      who: 'school',
      what: t('legal.complaints.appealDecided'),
      clause: '4.7',
      within: workingDays(figures.appealDecisionWorkingDays),
      more: t('legal.complaints.appealDecided.from'),
    },
    {
      who: 'family',
      what: t('legal.complaints.review'),
      clause: '5.2',
      within: workingDays(figures.externalReviewWorkingDays),
      more: t('legal.complaints.review.from'),
    },
  ];
}
