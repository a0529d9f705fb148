import { localizedPath, withoutLanguage } from '#i18n/paths.ts';
import { type LanguageChoice, languageEvent } from '../../translation/language-form.ts';
import { contactDrafts, enquiryAnchor } from './contact-form.ts';

/**
 * Opens the page in a chosen language with what is typed, if the device does not keep it: posts it as without a script,
 * where the server shows the form again.
 * @see PD-9, PD-75
 */
export function postInLanguage(element: HTMLElement): void {
  addEventListener(languageEvent, (event) => {
    const { language, outcome } = (event as CustomEvent<LanguageChoice>).detail;
    const draft = contactDrafts.read(contactDrafts.prefix);
    const form = element.querySelector('form');
    if (!form || !draft || contactDrafts.isKept(draft) || contactDrafts.isBlank(draft) || outcome !== 'saved') return;
    event.preventDefault();
    const intent = document.createElement('input');
    Object.assign(intent, { type: 'hidden', name: 'intent', value: 'topic' });
    form.append(intent);
    form.action = `${localizedPath(language, withoutLanguage(location.pathname))}#${enquiryAnchor}`;
    form.submit();
  });
}
