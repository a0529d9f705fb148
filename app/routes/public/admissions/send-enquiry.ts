import { sendOnce } from '../../../forms/send-once.ts';
import type { EnquiryRefusal } from './enquiry.server.ts';
import { enquiryDrafts } from './enquiry-drafts.ts';
import { confirmationAnchor } from './enquiry-fields.ts';

/** Sends an enquiry by script. @see R9 */
export function sendEnquiry(request: Request, sendToServer: () => Promise<EnquiryRefusal | Response>) {
  return sendOnce(request, {
    drafts: enquiryDrafts,
    sendToServer,
    isArrival: (location) => location.endsWith(`#${confirmationAnchor}`),
    whenLost: notConfirmed,
  });
}

function notConfirmed(text: (name: string) => string, isTooLarge: boolean): EnquiryRefusal {
  return {
    values: {
      topic: text('topic'),
      name: text('name'),
      email: text('email'),
      region: text('region'),
      stage: text('stage'),
      message: text('message'),
      requestId: text('requestId'),
    },
    errors: isTooLarge ? { message: 'enquiry.message.tooLong' } : {},
    problem: isTooLarge ? 'refused' : 'unconfirmed',
    waitMinutes: 0,
    toast: { tone: 'error', text: isTooLarge ? 'enquiry.invalid' : 'enquiry.failed' },
  };
}
