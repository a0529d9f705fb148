import type { EnquiryTopic } from '#content/enquiry-topics.ts';
import { type Sealer, type SealingContext, UnsealError } from '#platform/sealing.server.ts';
import type { NewEnquiry } from './enquiries.schema.ts';
import type { EnquiryStage } from './enquiries.ts';
import { wantsAcknowledgement } from './receive-enquiry.server.ts';

export interface EnquiryConfirmation {
  topic: EnquiryTopic;
  reference: string;
  /** Empty for a safeguarding concern: the address of the page stays in the history of a browser that others may use. */
  name: string;
  email: string;
  /** An acknowledgement is sent to the address. */
  isMailed: boolean;
  region: string | null;
  stage: EnquiryStage | null;
}

const place: SealingContext = { table: 'enquiries', column: 'confirmation', id: 'link' };
const validMilliseconds = 3_600_000;
const maxLinkLength = 4_096;

type Sealed = EnquiryConfirmation & { expiresAt: number };

/** Survives a reload without being stored anywhere else; valid for one hour. */
export function sealConfirmation(
  sealer: Sealer,
  { reference, enquiry }: { reference: string; enquiry: NewEnquiry },
  now = Date.now(),
): string {
  const { topic } = enquiry;
  const { name, email } = topic === 'safeguarding' ? { name: '', email: '' } : enquiry;
  const isMailed = wantsAcknowledgement(enquiry);
  const { region, stage } = enquiry.topic === 'consultation' ? enquiry : { region: null, stage: null };
  const sealed: Sealed = { topic, reference, name, email, isMailed, region, stage, expiresAt: now + validMilliseconds };
  return sealer.seal(place, JSON.stringify(sealed)).toString('base64url');
}

export function unsealConfirmation(sealer: Sealer, link: string, now = Date.now()): EnquiryConfirmation | null {
  if (link.length > maxLinkLength) return null;
  try {
    const { expiresAt, ...confirmation } = JSON.parse(sealer.unseal(place, Buffer.from(link, 'base64url'))) as Sealed;
    return now < expiresAt ? confirmation : null;
  } catch (error) {
    if (error instanceof UnsealError) return null;
    throw error;
  }
}
