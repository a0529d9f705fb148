import type { RouterContextProvider } from 'react-router';
import type { EnquiryChange } from '../../../features/enquiries/enquiries.schema.ts';
import { findEnquiry } from '../../../features/enquiries/enquiries.server.ts';
import { lossOf, type RetentionLoss } from '../../../features/enquiries/retention.ts';
import { readForSession } from '../../../http/session.server.ts';
import { requestOriginContext, servicesContext } from '../../../platform/request-context.server.ts';

/** A change of an enquiry's state that an administrator has not confirmed yet, and what it takes away. */
export interface StateConfirmation extends RetentionLoss {
  /** The request's id: a new question is a new dialog. */
  id: string;
  reference: string;
  change: EnquiryChange;
}

/** What to confirm before a change of state, or null where nothing is lost or the enquiry is unknown. */
export async function confirmationFor(
  enquiryId: string,
  change: EnquiryChange,
  context: Readonly<RouterContextProvider>,
): Promise<StateConfirmation | null> {
  const { keyring } = context.get(servicesContext);
  const enquiry = await readForSession(context, (tx) => findEnquiry(tx, keyring, enquiryId));
  const loss = enquiry && lossOf(enquiry, change.state === 'scheduled' ? change.consultationOn : null);
  if (!loss) return null;
  return { id: context.get(requestOriginContext).id, reference: enquiry.reference, change, ...loss };
}
