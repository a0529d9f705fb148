import { useEffect, useState } from 'react';
import { type EnquiryTopic, findTopic } from '../../../../content/enquiry-topics.ts';
import type { FormRefusal } from '../../../forms/form-refusal.ts';
import { useDurableForm } from '../../../forms/use-durable-form.ts';
import { type ContactField, contactForm } from './contact-form.ts';

interface ContactFormStart {
  /** From the URL, `?topic=complaint`; null if it names none. */
  topic: EnquiryTopic | null;
  refusal: FormRefusal<ContactField> | undefined;
}

export type ContactFormInUse = ReturnType<typeof useContactForm>;

const { drafts, storageKey } = contactForm;

/** The topic is stored on the device only together with a text. @see PD-26, PD-30 */
export function useContactForm({ topic, refusal }: ContactFormStart) {
  const [chosen, setChosen] = useState<string>(refusal?.values.topic ?? topic ?? 'consultation');
  const form = useDurableForm(contactForm, { key: storageKey, start: { topic: chosen }, refusal });
  useEffect(() => {
    // A link to a topic is newer than the stored draft.
    const kept = drafts.read(storageKey);
    if (topic && kept && kept.topic !== topic) drafts.keep(storageKey, { ...kept, topic });
    if (topic) setChosen(topic);
  }, [topic]);
  return {
    ...form,
    // Drafts of older versions have no topic.
    topic: findTopic(form.draft.topic) ?? 'consultation',
    chooseTopic(name: string) {
      setChosen(name);
      form.write({ topic: name });
    },
  };
}
