import { type Consent, consentOf } from '#features/consent/consent.ts';
import type { RoutePath } from '#i18n/paths.ts';
import { currentConsent, onConsentChange, removeConsent, storeConsent, syncConsent } from './consent-store.ts';

/**
 * Stores the choice of the cookie forms, which post it without a script, and shows it. The banner is hidden, not removed:
 * React may have rendered it.
 * @see core §4, PD-10
 */
export function handleConsentForms(): void {
  addEventListener('submit', handleSubmit);
  document.addEventListener('close', resetSwitches, true);
  onConsentChange(showConsent);
}

export function showStoredConsent(): void {
  syncConsent();
  showConsent();
}

const isConsentForm = (form: unknown): form is HTMLFormElement =>
  form instanceof HTMLFormElement && form.action.endsWith('/preferences/consent' satisfies RoutePath);

function handleSubmit(event: SubmitEvent): void {
  const { target: form, submitter } = event;
  if (!isConsentForm(form) || !(submitter instanceof HTMLButtonElement)) return;
  event.preventDefault();
  const { value: choice } = submitter;
  if (choice === 'accept-all' || choice === 'reject-optional' || choice === 'save') {
    storeConsent(consentOf(choice, new FormData(form)));
    form.closest('dialog')?.close();
  } else {
    removeConsent();
    location.reload();
  }
}

function showConsent(): void {
  const consent = currentConsent();
  for (const banner of document.querySelectorAll<HTMLElement>('.cookie-banner')) banner.hidden = consent !== null;
  if (consent) showInSwitches(consent);
}

/** As the default, to which a closed dialog returns. */
function showInSwitches(consent: Consent): void {
  for (const category of ['functional', 'analytics'] as const) {
    const input = document.getElementById(`consent-${category}`);
    if (!(input instanceof HTMLInputElement)) continue;
    input.defaultChecked = consent[category];
  }
}

/** Switches that were changed but not saved. */
function resetSwitches({ target }: Event): void {
  const form = target instanceof HTMLDialogElement && target.querySelector('form');
  if (isConsentForm(form)) form.reset();
}
