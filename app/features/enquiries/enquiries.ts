import { type EnquiryTopic, enquiryTopics } from '#content/enquiry-topics.ts';
import type { Language } from '#content/languages.ts';
import type { Office } from '#content/offices.ts';
import type { QueryOf } from '#platform/lists.ts';
import { phoneLength } from '#platform/text-input.ts';

/** In code points. @see content §5, §9 */
export const enquiryLimits = {
  nameLength: 100,
  emailLength: 255,
  phoneLength,
  regionLength: 100,
  messageMinimum: 10,
  messageLength: 1000,
} as const;

/** @see content §3 @see PD-5 */
export const enquiryStages = ['nursery', 'primary', 'middle', 'secondary', 'university'] as const;
export type EnquiryStage = (typeof enquiryStages)[number];

/** How the office got an enquiry that it records. @see PD-30 */
export const recordedChannels = ['phone', 'fair', 'mail', 'other'] as const;
export type RecordedChannel = (typeof recordedChannels)[number];
export type EnquiryChannel = 'website' | RecordedChannel;

/** Ordered by the steps of an admission. @see PD-54 */
export const enquiryStates = [
  'new',
  'contacted',
  'scheduled',
  'interview',
  'offered',
  'accepted',
  'enrolled',
  'closed',
] as const;
export type EnquiryState = (typeof enquiryStates)[number];

/** Contact messages lead to no admission: those on other topics, and enquiries that were passed on to an office. */
export const statesOf = (enquiry: Pick<ListedEnquiry, 'topic' | 'office'>): readonly EnquiryState[] =>
  isConsultation(enquiry) ? enquiryStates : ['new', 'contacted', 'closed'];

export const isConsultation = ({ topic, office }: Pick<ListedEnquiry, 'topic' | 'office'>): boolean =>
  topic === 'consultation' && office === null;

/** `none`: no consultation yet. `optional`: one may have taken place. */
export function consultationRequirement(state: EnquiryState): 'none' | 'needed' | 'optional' {
  if (state === 'closed') return 'optional';
  return state === 'new' || state === 'contacted' ? 'none' : 'needed';
}

/** True from `scheduled` to `accepted`. */
export const canEnrol = ({ state }: { state: EnquiryState }): boolean =>
  consultationRequirement(state) === 'needed' && state !== 'enrolled';

/** Filters the list by enquiries without an owner. */
export const unassignedFilter = '00000000-0000-0000-0000-000000000000';

export interface EnquiryOwner {
  id: string;
  fullName: string;
}

/** A text is null if it cannot be decrypted; what was not given is empty. */
export interface ListedEnquiry {
  id: string;
  reference: string;
  topic: EnquiryTopic;
  channel: EnquiryChannel;
  /** Null: administrators. */
  office: Office | null;
  name: string | null;
  email: string | null;
  /** Only of recorded enquiries. */
  phone: string | null;
  region: string | null;
  /** Null on other topics than consultations, as is `region`. */
  stage: EnquiryStage | null;
  state: EnquiryState;
  consultationOn: string | null;
  owner: EnquiryOwner | null;
  /** Number of changes. */
  revision: number;
  receivedAt: Date;
  /** Null for messages that are not closed. */
  keptUntil: Date | null;
  /** Date by which the school promises an answer; null unless it is a new enquiry about a consultation. */
  replyBy: Date | null;
  isOverdue: boolean;
}

export interface Enquiry extends ListedEnquiry {
  message: string | null;
  /** Of the message, as the text shows; null if unknown. @see PD-73 */
  writtenIn: string | null;
  language: Language;
  /** State of the acknowledgement; null if none was queued. */
  mailState: 'waiting' | 'sent' | 'written' | 'failed' | null;
  /** An officer has taken note of the safeguarding concern. */
  acknowledged: { at: Date; by: string | null } | null;
}

const [consultationTopic, , ...topicsOfLists] = enquiryTopics;

/** Topics of the lists of the console, which never show safeguarding concerns. */
export const listedTopics = { all: [consultationTopic, ...topicsOfLists], messages: topicsOfLists } as const;

/** Ages at which Admissions is reminded of a new enquiry; the answer is promised within `figures.enquiryResponseHours`. */
export const reminderHours = [24, 40] as const;

/**
 * `due`: new consultations after (`overdue`) or before (`open`) the promised time of an answer. `reply`: the last reply was
 * not delivered. `mail`: the acknowledgement was not delivered, no reply was written, and the enquiry is not closed.
 */
export const enquiryList = {
  filters: {
    topic: listedTopics.all,
    state: enquiryStates,
    owner: 'id',
    due: ['overdue', 'open'],
    reply: ['failed'],
    mail: ['failed'],
  },
  sorts: ['received', 'topic', 'state'],
  defaultSort: '-received',
} as const;
export type EnquiryQuery = QueryOf<typeof enquiryList>;
