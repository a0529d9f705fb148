import { sealedTable } from '#platform/reseal.server.ts';
import type { Sealer, SealingContext } from '#platform/sealing.server.ts';
import { type SafetyDetails, type SafetyField, safetyFields } from './safety.ts';

interface Bound {
  id: string;
  student_id: string;
}

const columns = {
  country: 'country',
  address: 'address',
  timeZone: 'time_zone',
  contacts: 'contacts',
  health: 'health',
  companions: 'companions',
} as const satisfies Record<SafetyField, string>;
type SealedColumn = (typeof columns)[SafetyField];

/** Bound to the student, so that a value cannot be moved to another student. */
const detailContext = (column: SealedColumn, { id, student_id }: Bound): SealingContext => ({
  table: 'safety_records',
  column,
  id,
  parties: [student_id],
});

export const sealedSafetyRecords = sealedTable<SealedColumn, Bound>({
  name: 'safety_records',
  sealed: Object.values(columns),
  contextColumns: ['student_id'],
  contextOf: detailContext,
});

export const orderContext = ({ id, student_id }: Bound): SealingContext => ({
  table: 'court_orders',
  column: 'text',
  id,
  parties: [student_id],
});

export const sealedCourtOrders = sealedTable<'text', Bound>({
  name: 'court_orders',
  sealed: ['text'],
  contextColumns: ['student_id'],
  contextOf: (_, row) => orderContext(row),
});

export type SealedDetails = { country: Buffer } & Record<Exclude<SealedColumn, 'country'>, Buffer | null>;

/** What was not entered is null. */
export function sealDetails(sealer: Sealer, place: Bound, details: SafetyDetails): SealedDetails {
  const seal = (field: SafetyField, text: string) => sealer.seal(detailContext(columns[field], place), text);
  const optional = (field: Exclude<SafetyField, 'contacts'>) =>
    details[field] === '' ? null : seal(field, details[field]);
  return {
    country: seal('country', details.country),
    address: optional('address'),
    time_zone: optional('timeZone'),
    contacts: details.contacts.length === 0 ? null : seal('contacts', JSON.stringify(details.contacts)),
    health: optional('health'),
    companions: optional('companions'),
  };
}

/** Null if a value cannot be decrypted. */
export function unsealDetails(sealer: Sealer, row: Bound & SealedDetails): SafetyDetails | null {
  const texts = new Map<SafetyField, string>();
  for (const field of safetyFields) {
    const sealed = row[columns[field]];
    const text = sealed && sealer.unsealOrNull(detailContext(columns[field], row), sealed);
    if (sealed && text === null) return null;
    texts.set(field, text ?? '');
  }
  const textOf = (field: SafetyField) => texts.get(field) ?? '';
  return {
    country: textOf('country'),
    address: textOf('address'),
    timeZone: textOf('timeZone'),
    contacts: JSON.parse(textOf('contacts') || '[]'),
    health: textOf('health'),
    companions: textOf('companions'),
  };
}
