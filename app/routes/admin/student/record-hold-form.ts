import type { NewRecordHold } from '#features/students/record-holds.schema.ts';
import { defineForm } from '#forms/define-form.ts';

export const recordHoldForm = defineForm<keyof NewRecordHold>({
  texts: 'retention.hold',
  intent: 'hold',
  fields: {
    keptUntil: { label: 'retention.hold.keptUntil', hint: 'retention.hold.keptUntil.hint' },
    holdReason: { label: 'retention.hold.reason' },
  },
});
