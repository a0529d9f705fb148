import { useEffect, useState } from 'react';
import { type EnquiryTopic, findTopic } from '#content/enquiry-topics.ts';
import type { UnsavedForm } from '#forms/invalid-form.ts';
import { useDurableForm } from '#forms/use-durable-form.ts';
import { type ContactField, contactForm } from './contact-form.ts';

interface ContactFormStart {
  /** From the URL, `?topic=complaint`; null if it names none. */
  topic: EnquiryTopic | null;
  /** Of the message that was sent before. */
  sentTopic: EnquiryTopic | null;
  unsaved: UnsavedForm<ContactField> | null;
}

export type ContactFormInUse = ReturnType<typeof useContactForm>;

const { drafts } = contactForm;

/** The topic is stored on the device only together with a text, a safeguarding concern only on request. @see PD-26, PD-30, PD-75 */
export function useContactForm({ topic, sentTopic, unsaved }: ContactFormStart) {
  const [chosen, setChosen] = useState<string>(unsaved?.values.topic ?? topic ?? sentTopic ?? 'consultation');
  // The page is cached: it has no id of a single request.
  const [keepsConcern, setKeepsConcern] = useState(false);
  const start = { requestId: '', topic: chosen, keepsConcern };
  const form = useDurableForm(contactForm, { key: drafts.prefix, start, unsaved: unsaved ?? undefined });
  useEffect(() => {
    // A link to a topic is newer than the stored draft.
    const kept = drafts.read(drafts.prefix);
    if (topic && kept && kept.topic !== topic) drafts.save(drafts.prefix, { ...kept, topic });
    if (topic) setChosen(topic);
  }, [topic]);
  return {
    ...form,
    keepConcern(isKept: boolean) {
      setKeepsConcern(isKept);
      form.write({ keepsConcern: isKept });
    },
    // A stored draft may name a topic that does not exist any more.
    topic: findTopic(form.draft.topic) ?? 'consultation',
    chooseTopic(name: string) {
      setChosen(name);
      form.write({ topic: name });
    },
  };
}
