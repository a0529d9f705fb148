import type { UnsavedForm } from '#forms/invalid-form.ts';
import { adoptRenewedId, submittedValues, unansweredForm } from '#forms/unanswered-form.ts';
import type { PlainTranslationKey, Translate } from '#i18n/translate.ts';
import { adoptToasts, showError } from '#ui/document-toasts.ts';
import { fetchPage, islandIn, pageOf } from '../../live/page-of-response.ts';
import { type ContactField, confirmationAnchor, contactForm } from './contact-form.ts';

/**
 * Posts the contact form as it would be without a script, but keeps the page if the response is lost.
 * @returns why it was not saved; `leaving`: another page opens
 * @see R9
 */
export async function sendEnquiry(form: HTMLFormElement, t: Translate): Promise<UnsavedForm<ContactField> | 'leaving'> {
  const posted = new FormData(form);
  const values = submittedValues(contactForm, posted);
  const body = new URLSearchParams([...posted].map(([name, value]) => [name, String(value)]));
  const response = await fetchPage(form.action, { method: 'POST', body });
  if (response?.redirected) {
    contactForm.drafts.resolveSent(values.requestId);
    location.assign(`${response.url}#${confirmationAnchor}`);
    return 'leaving';
  }
  const page = response && (await pageOf(response).catch(() => null));
  const island = page && islandIn(page, 'contact-form');
  if (page && island) {
    const { unsaved } = JSON.parse(island.dataset['props'] ?? '') as { unsaved: UnsavedForm<ContactField> };
    adoptRenewedId(contactForm, values, unsaved);
    adoptToasts(page);
    return unsaved;
  }
  const status = response?.status ?? 503;
  if (status === 413 || status >= 500) {
    const unanswered = unansweredForm(contactForm, values, status);
    if (unanswered.notice) showError(t(unanswered.notice.text as PlainTranslationKey));
    return unanswered;
  }
  // A page that explains why the form was refused.
  form.submit();
  return 'leaving';
}
