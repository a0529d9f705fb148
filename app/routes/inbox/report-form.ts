import type { NewMessageReport } from '#features/messages/message-reports.schema.ts';
import { messageReportLimits } from '#features/messages/message-reports.ts';
import { defineForm } from '#forms/define-form.ts';

/** @see PD-47 */
export const reportForm = defineForm<keyof NewMessageReport>({
  texts: 'messageReport',
  fields: {
    kind: { label: 'messageReport.kind' },
    text: {
      label: 'messageReport.text',
      hint: 'messageReport.text.hint',
      isOptional: true,
      limit: messageReportLimits.textLength,
    },
  },
});
