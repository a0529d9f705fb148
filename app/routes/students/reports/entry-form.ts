import type { ReportField } from '#features/reports/reports.schema.ts';
import { reportLimits } from '#features/reports/reports.ts';
import { defineForm } from '#forms/define-form.ts';

export const entryForm = defineForm<ReportField>({
  texts: 'reportEntry',
  fields: {
    attainment: { label: 'reports.attainment' },
    effort: { label: 'reports.effort' },
    target: {
      label: 'reports.target',
      hint: 'reportEntry.target.hint',
      isOptional: true,
      limit: reportLimits.targetLength,
    },
    comment: { label: 'reports.comment', limit: reportLimits.commentLength },
    nextStep: {
      label: 'reports.nextStep',
      hint: 'reportEntry.nextStep.hint',
      isOptional: true,
      limit: reportLimits.nextStepLength,
    },
    language: { label: 'textLanguage', isOptional: true },
  },
});
