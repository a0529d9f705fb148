import type { FormAnswer } from '#forms/form-answer.ts';
import { textsIn } from '#forms/form-drafts.ts';
import { unsentForm } from '#forms/unsent-form.ts';
import type { Translate } from '#i18n/translate.ts';
import { adoptToasts, showError } from '#ui/document-toasts.ts';
import { fetchPage, islandIn, pageOf } from '../../live/page-of-response.ts';
import { type ContactField, confirmationAnchor, contactDrafts } from './contact-form.ts';

/**
 * Posts the contact form as it would be without a script, but keeps the page if the response is lost.
 * @returns why it was not saved; `leaving`: another page opens
 * @see R9
 */
export async function sendEnquiry(form: HTMLFormElement, t: Translate): Promise<FormAnswer<ContactField> | 'leaving'> {
  const posted = new FormData(form);
  const requestId = String(posted.get('requestId'));
  contactDrafts.attempt(requestId);
  const body = new URLSearchParams([...posted].map(([name, value]) => [name, String(value)]));
  const response = await fetchPage(form.action, { method: 'POST', body });
  if (response?.redirected) {
    contactDrafts.resolveSaved(requestId, textsIn(posted));
    location.assign(`${response.url}#${confirmationAnchor}`);
    return 'leaving';
  }
  const page = response && (await pageOf(response).catch(() => null));
  const island = page && islandIn(page, 'contact-form');
  if (page && island) {
    const { answer } = JSON.parse(island.dataset['props'] ?? '') as { answer: FormAnswer<ContactField> };
    contactDrafts.renew(requestId, answer.values?.requestId);
    adoptToasts(page);
    return answer;
  }
  const status = response?.status ?? 503;
  if (status === 413 || status >= 500) {
    showError(t('enquiry.failed'));
    return unsentForm({ intent: '', failed: 'enquiry.failed' }, status === 413 ? 413 : 503);
  }
  // A page that explains why the form was refused.
  form.submit();
  return 'leaving';
}
