import { useEffect, useState } from 'react';
import { type EnquiryTopic, findTopic } from '../../../../content/enquiry-topics.ts';
import { type DraftInUse, useKeptDraft } from '../../../forms/use-kept-draft.ts';
import { normaliseNewlines } from '../../../platform/text-input.ts';
import type { EnquiryRefusal } from './enquiry.server.ts';
import {
  blankEnquiry,
  draftKey,
  type EnquiryDraft,
  enquiryDrafts,
  isBlank,
  isSameEnquiry,
  mergeEnquiry,
} from './enquiry-drafts.ts';

interface EnquiryStart {
  /** Of the address, `?topic=complaint`; null where it names none. */
  topic: EnquiryTopic | null;
  refusal: EnquiryRefusal | undefined;
}

/** The draft of the contact form. Its topic is kept on the device only together with a text. @see PD-26, PD-30 */
export function useEnquiryDraft({ topic, refusal }: EnquiryStart): DraftInUse<EnquiryDraft> {
  const posted = refusal ? postedDraft(refusal) : null;
  const [chosen, setChosen] = useState(posted?.topic ?? topic ?? 'consultation');
  const draft = useKeptDraft<EnquiryDraft>({
    store: enquiryDrafts,
    key: draftKey,
    start: { ...blankEnquiry, requestId: posted?.requestId ?? '', topic: chosen },
    posted: posted && !isBlank(posted) ? posted : null,
    isSame: isSameEnquiry,
    whenBlind: mergeEnquiry,
  });
  useEffect(() => {
    // a link to a topic comes later than what the device keeps
    const kept = enquiryDrafts.read(draftKey);
    if (topic && kept && kept.topic !== topic) enquiryDrafts.keep(draftKey, { ...kept, topic });
    if (topic) setChosen(topic);
  }, [topic]);
  return {
    ...draft,
    write(change) {
      if (change.topic) setChosen(change.topic);
      draft.write(change);
    },
  };
}

/** What was posted without a script. */
function postedDraft({ values, problem }: EnquiryRefusal): EnquiryDraft {
  const message = normaliseNewlines(values.message);
  const topic = findTopic(values.topic) ?? 'consultation';
  return { ...values, topic, message, state: problem === 'unconfirmed' ? 'attempted' : 'new' };
}
