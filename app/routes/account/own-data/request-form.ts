import type { NewPrivacyRequest } from '#features/privacy-requests/privacy-requests.schema.ts';
import { requestLimits } from '#features/privacy-requests/privacy-requests.ts';
import { defineForm } from '#forms/define-form.ts';

export type RequestField = Exclude<keyof NewPrivacyRequest, 'requestId'>;

/** @see PD-58 */
export const requestForm = defineForm<RequestField>({
  texts: 'privacyRequest',
  intent: 'request',
  fields: {
    kind: { label: 'privacyRequest.kind' },
    text: { label: 'privacyRequest.text', hint: 'privacyRequest.text.hint', limit: requestLimits.textLength },
  },
});
