import type { RouterContextProvider } from 'react-router';
import { dayOf } from '#features/enquiries/change-enquiry.server.ts';
import type { EnquiryChange } from '#features/enquiries/enquiries.schema.ts';
import { findEnquiry } from '#features/enquiries/enquiries.server.ts';
import { type Enquiry, type EnquiryState, isConsultation } from '#features/enquiries/enquiries.ts';
import { keptUntil, type RetentionLoss, retentionLoss } from '#features/enquiries/retention.ts';
import { readForSession } from '#http/session.server.ts';

/** A change of an enquiry that an administrator has not confirmed yet, and what it deletes and keeps. */
export interface StateConfirmation extends RetentionLoss {
  reference: string;
  state: EnquiryState;
  /** The enquiry reaches one of its last two statuses, and is deleted at this time. */
  end: { state: 'enrolled' | 'closed'; until: Date } | null;
}

/** Returns what to confirm before a change; null if it neither deletes anything nor ends the enquiry. */
export async function confirmationFor(
  enquiryId: string,
  changeOf: (enquiry: Enquiry) => PlannedChange | null,
  context: Readonly<RouterContextProvider>,
): Promise<StateConfirmation | null> {
  const enquiry = await readForSession(context, (tx) => findEnquiry(tx, enquiryId));
  const change = enquiry && changeOf(enquiry);
  if (!change) return null;
  const consultationOn = dayOf(change.state, change.consultationOn);
  const loss = retentionLoss(enquiry, consultationOn);
  const end = endOf(enquiry, change, consultationOn);
  if (!loss && !end) return null;
  const nothing = { removedConsultation: null, earlierDeletion: null };
  return { reference: enquiry.reference, state: change.state, ...(loss ?? nothing), end };
}

type PlannedChange = Pick<EnquiryChange, 'state' | 'consultationOn'>;

function endOf(enquiry: Enquiry, { state }: PlannedChange, consultationOn: string | null): StateConfirmation['end'] {
  if (!isConsultation(enquiry) || state === enquiry.state) return null;
  if (state !== 'enrolled' && state !== 'closed') return null;
  const until = keptUntil({ ...enquiry, consultationOn, closedAt: null });
  return until && { state, until };
}
