import { type EnquiryTopic, findTopic } from '../../../../content/enquiry-topics.ts';
import { type EnquiryState, enquiryStates } from '../../../features/enquiries/enquiries.ts';
import { isUuid } from '../../../platform/uuid.ts';

/** What the list of enquiries shows, as its address says it. */
export interface EnquiryQuery {
  /** Null: all. */
  state: EnquiryState | null;
  /** Null: all. */
  topic: EnquiryTopic | null;
  /** Id of the last enquiry of the page before. */
  after: string | null;
}

/** Anything that is no state or topic counts as all. */
export function enquiryQueryOf(parameters: URLSearchParams): EnquiryQuery {
  const after = parameters.get('after');
  return {
    state: enquiryStates.find((state) => state === parameters.get('state')) ?? null,
    topic: findTopic(parameters.get('topic')),
    after: isUuid(after) ? after : null,
  };
}

/** The address of a page of the list. */
export function enquiriesAddress({ state, topic, after }: EnquiryQuery): string {
  const parameters = new URLSearchParams({ ...(state && { state }), ...(topic && { topic }), ...(after && { after }) });
  return parameters.size > 0 ? `/admin-console/enquiries?${parameters}` : '/admin-console/enquiries';
}
