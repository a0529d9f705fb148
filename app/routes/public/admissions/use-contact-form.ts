import { useEffect, useEffectEvent, useState } from 'react';
import { type EnquiryTopic, findTopic } from '#content/enquiry-topics.ts';
import type { FormAnswer } from '#forms/form-answer.ts';
import { useForm } from '#forms/use-form.ts';
import { type ContactField, contactDrafts, contactForm } from './contact-form.ts';

interface ContactFormStart {
  /** From the URL, `?topic=complaint`; null if it names none. */
  topic: EnquiryTopic | null;
  /** Of the message that was sent before. */
  sentTopic: EnquiryTopic | null;
  answer: FormAnswer<ContactField> | null;
}

export type ContactFormInUse = ReturnType<typeof useContactForm>;

/** The topic is stored on the device only together with a text, a safeguarding concern only on request. @see PD-26, PD-30, PD-75 */
export function useContactForm({ topic, sentTopic, answer }: ContactFormStart) {
  const [chosen, setChosen] = useState<string>(answer?.values?.topic ?? topic ?? sentTopic ?? 'consultation');
  const [keepsConcern, setKeepsConcern] = useState(false);
  const kept = { keepsConcern: keepsConcern ? 'on' : '' };
  // The page is cached: it has no id of a single request.
  const form = useForm(contactForm, answer, { topic: chosen }, { draftKey: contactDrafts.prefix, kept });
  const { draft } = form;
  const chooseInDraft = useEffectEvent((wanted: EnquiryTopic) => {
    if (contactDrafts.read(contactDrafts.prefix)) draft.changeAll({ topic: wanted });
  });
  useEffect(() => {
    // A link to a topic is newer than the stored draft.
    if (topic) chooseInDraft(topic);
    if (topic) setChosen(topic);
  }, [topic]);
  return {
    ...form,
    keepConcern(isKept: boolean) {
      setKeepsConcern(isKept);
      draft.changeAll({ keepsConcern: isKept ? 'on' : '' });
    },
    // A stored draft may name a topic that does not exist any more.
    topic: findTopic(draft.valueOf('topic')) ?? 'consultation',
    chooseTopic(name: string) {
      setChosen(name);
      draft.changeAll({ topic: name });
    },
  };
}
