import { handleConsentForms, showStoredConsent } from '#routes/consent/consent-forms.ts';
import { handleLanguageForm, syncLanguage } from '#routes/translation/language-form.ts';
import { handleInvokerCommands } from '#ui/invoker-commands.ts';
import { rememberTypedTexts } from '#ui/notify-react.ts';
import { whenIdle } from '#ui/when-idle.ts';

/** What the script of every page does, with and without the router: by delegation, so that React may render the forms. */
export function startEveryPage(): void {
  rememberTypedTexts();
  handleConsentForms();
  handleLanguageForm();
  handleInvokerCommands();
  addEventListener('click', closeMenu);
  // A choice made on another page, before Back.
  addEventListener('pageshow', ({ persisted }) => persisted && showStoredConsent());
  // The first access to cookies and storage is slow while a page loads.
  whenIdle(() => {
    showStoredConsent();
    syncLanguage();
  });
}

/** A link within a page, or of the router, keeps the page. */
function closeMenu({ target }: MouseEvent): void {
  if (target instanceof Element && target.closest('a[href]')) target.closest<HTMLElement>('[popover]')?.hidePopover();
}
