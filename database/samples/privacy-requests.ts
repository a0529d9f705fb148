import { randomUUID } from 'node:crypto';
import type { RequestKind, RequestOutcome } from '#features/privacy-requests/privacy-requests.ts';
import { privacyRequestContext } from '#features/privacy-requests/sealed-privacy-requests.server.ts';
import type { Keyring } from '#platform/sealing.server.ts';
import { type AsOwner, insertRows } from './insert-rows.ts';

export interface SamplePrivacyRequest {
  /** Null: the account was deleted. */
  personId: string | null;
  kind?: RequestKind;
  text?: string;
  requestedAt?: Date;
  answer?: { outcome: RequestOutcome; text: string; at: Date } | null;
}

const types = {
  id: 'uuid',
  person_id: 'uuid',
  kind: 'text',
  text: 'bytea',
  request_id: 'uuid',
  requested_at: 'timestamptz',
  outcome: 'text',
  answer: 'bytea',
  answered_at: 'timestamptz',
};

/** Returns the ids in order. */
export async function addPrivacyRequests(
  asOwner: AsOwner,
  keyring: Keyring,
  requests: readonly SamplePrivacyRequest[],
): Promise<string[]> {
  const rows = requests.map(({ personId, kind = 'correction', text = 'A request', answer, requestedAt }) => {
    const id = randomUUID();
    return {
      id,
      person_id: personId,
      kind,
      text: keyring.seal(privacyRequestContext('text', id), text),
      request_id: id,
      requested_at: requestedAt ?? new Date(),
      outcome: answer?.outcome,
      answer: answer && keyring.seal(privacyRequestContext('answer', id), answer.text),
      answered_at: answer?.at,
    };
  });
  await insertRows(asOwner, 'privacy_requests', types, rows);
  return rows.map(({ id }) => id);
}
