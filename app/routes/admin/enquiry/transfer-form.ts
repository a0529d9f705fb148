import type { NewTransfer } from '#features/enquiries/entries.schema.ts';
import { entryLimits } from '#features/enquiries/entries.ts';
import { defineForm } from '#forms/define-form.ts';

export type TransferField = Exclude<keyof NewTransfer, 'revision'>;

/** @see PD-75 */
export const transferForm = defineForm<TransferField>({
  texts: 'transfer',
  intent: 'transfer',
  fields: {
    office: { label: 'transfer.office' },
    reason: { label: 'transfer.reason', hint: 'transfer.reason.hint', limit: entryLimits.reasonLength },
  },
});
