import { entryLimits } from '#features/enquiries/entries.ts';
import { messageReportLimits } from '#features/messages/message-reports.ts';
import { defineForm } from '#forms/define-form.ts';

export const openForm = defineForm<'reason'>({
  texts: 'safeguarding.open',
  intent: 'open',
  fields: { reason: { label: 'safeguarding.reason', limit: messageReportLimits.reasonLength } },
});

/** @see PD-75 */
export const closeConcernForm = defineForm<'note'>({
  texts: 'safeguarding.closeConcern',
  intent: 'close',
  fields: { note: { label: 'safeguarding.note', hint: 'safeguarding.note.hint', limit: entryLimits.noteLength } },
});

export const closeForm = defineForm<'note'>({
  texts: 'safeguarding.close',
  intent: 'close',
  fields: {
    note: { label: 'safeguarding.note', hint: 'safeguarding.note.hint', limit: messageReportLimits.noteLength },
  },
});
