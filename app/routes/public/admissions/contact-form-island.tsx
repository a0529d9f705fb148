import { startTransition, useLayoutEffect, useMemo, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Language } from '#content/languages.ts';
import { type FormElementProps, FormTransportContext } from '#forms/form-transport.ts';
import type { UnsavedForm } from '#forms/invalid-form.ts';
import { addTexts } from '#i18n/catalogue-of.ts';
import { LanguageProvider, useTranslate } from '#i18n/language-context.tsx';
import { notifyReact } from '#ui/notify-react.ts';
import type { ContactField } from './contact-form.ts';
import { EnquirySection, type EnquirySectionProps } from './enquiry-section.tsx';
import { postInLanguage } from './post-in-language.ts';
import { sendEnquiry } from './send-enquiry.ts';

/** The contact form is React: its fields depend on the topic, and it keeps a draft. */
export default async function startContactForm(element: HTMLElement, props: EnquirySectionProps): Promise<void> {
  const language = document.documentElement.lang as Language;
  await loadTexts(language);
  await new Promise<void>((resolve) => {
    startTransition(() => {
      hydrateRoot(
        element,
        <LanguageProvider language={language}>
          <ContactForm {...props} element={element} onReady={resolve} />
        </LanguageProvider>,
      );
    });
  });
  postInLanguage(element);
}

/** Not by `loadNamespaces`, which knows the files of all pages. `tests/texts-of-pages.test.ts` compares them. */
async function loadTexts(language: Language): Promise<void> {
  const [{ ui }, { validation }, { enquiries }, { enquiryTopics }] = await Promise.all([
    import(`../../../../content/translations/${language}/ui.ts`),
    import(`../../../../content/translations/${language}/validation.ts`),
    import(`../../../../content/translations/${language}/enquiries.ts`),
    import(`../../../../content/translations/${language}/enquiry-topics.ts`),
  ]);
  addTexts(language, ui, validation, enquiries, enquiryTopics);
}

interface ContactFormProps extends EnquirySectionProps {
  element: HTMLElement;
  onReady: () => void;
}

function ContactForm({ element, onReady, ...props }: ContactFormProps) {
  const [unsaved, setUnsaved] = useState<UnsavedForm<ContactField> | null>(props.unsaved);
  const [isSending, setIsSending] = useState(false);
  const t = useTranslate();
  useLayoutEffect(() => {
    for (const field of element.querySelectorAll('input:not([type=hidden]),textarea,select')) notifyReact(field);
    onReady();
  }, [element, onReady]);
  const transport = useMemo(() => {
    const send = async (form: HTMLFormElement) => {
      setIsSending(true);
      const outcome = await sendEnquiry(form, t);
      // The confirmation is another page, which opens now.
      if (outcome === 'leaving') return addEventListener('pageshow', () => setIsSending(false), { once: true });
      setUnsaved(outcome);
      setIsSending(false);
    };
    const Form = ({ onSubmit, preventScrollReset: _, ...rest }: FormElementProps) => (
      <form
        {...rest}
        onSubmit={(event) => {
          onSubmit?.(event);
          if (event.defaultPrevented) return;
          event.preventDefault();
          void send(event.currentTarget);
        }}
      />
    );
    return { Form };
  }, [t]);
  return (
    <FormTransportContext value={useMemo(() => ({ ...transport, isSending }), [transport, isSending])}>
      <EnquirySection {...props} unsaved={unsaved} />
    </FormTransportContext>
  );
}
