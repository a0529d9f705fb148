import { startTransition, useLayoutEffect, useMemo, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Language } from '#content/languages.ts';
import type { FormAnswer } from '#forms/form-answer.ts';
import { type FormElementProps, FormTransportContext } from '#forms/form-transport.ts';
import { LanguageProvider, useTranslate } from '#i18n/language-context.tsx';
import { loadTexts } from '#i18n/needed-texts.ts';
import { notifyReact } from '#ui/notify-react.ts';
import type { ContactField } from './contact-form.ts';
import { EnquirySection, type EnquirySectionProps } from './enquiry-section.tsx';
import { postInLanguage } from './post-in-language.ts';
import { sendEnquiry } from './send-enquiry.ts';

/** The contact form is React: its fields depend on the topic, and it keeps a draft. */
export default async function startContactForm(element: HTMLElement, props: EnquirySectionProps): Promise<void> {
  const language = document.documentElement.lang as Language;
  await loadTexts();
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

interface ContactFormProps extends EnquirySectionProps {
  element: HTMLElement;
  onReady: () => void;
}

function ContactForm({ element, onReady, ...props }: ContactFormProps) {
  const [answer, setAnswer] = useState<FormAnswer<ContactField> | null>(props.answer);
  const [state, setState] = useState<'sending' | 'leaving' | null>(null);
  const t = useTranslate();
  useLayoutEffect(() => {
    notifyReact(element);
    onReady();
  }, [element, onReady]);
  const transport = useMemo(() => {
    const send = async (form: HTMLFormElement) => {
      setState('sending');
      const outcome = await sendEnquiry(form, t);
      // The confirmation is another page, which opens now.
      if (outcome === 'leaving') {
        setState('leaving');
        return addEventListener('pageshow', () => setState(null), { once: true });
      }
      setAnswer(outcome);
      setState(null);
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
    <FormTransportContext
      value={useMemo(
        () => ({
          ...transport,
          sent: state ? { intent: null } : null,
          isLeaving: state === 'leaving',
          page: location.pathname,
        }),
        [transport, state],
      )}
    >
      <EnquirySection {...props} answer={answer} />
    </FormTransportContext>
  );
}
