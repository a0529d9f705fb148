import type { NewReport } from '../../features/messages/message-reports.schema.ts';
import { reportLimits } from '../../features/messages/message-reports.ts';
import { defineForm } from '../../forms/define-form.ts';

/** @see PD-47 */
export const reportForm = defineForm<keyof NewReport>({
  texts: 'messageReport',
  fields: {
    kind: { label: 'messageReport.kind' },
    text: {
      label: 'messageReport.text',
      hint: 'messageReport.text.hint',
      isOptional: true,
      limit: reportLimits.textLength,
    },
  },
});
