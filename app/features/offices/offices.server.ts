import { offices } from '#content/offices.ts';
import type { PersonTx, Tx } from '#platform/database.server.ts';
import { type HeldOffice, isVacant, type ListedOffice, type OfficePerson } from './offices.ts';

export async function listOffices(tx: Tx): Promise<ListedOffice[]> {
  const rows = await tx.selectFrom('offices').select(['id', 'record_id', 'holder_id', 'deputy_id']).execute();
  const ids = rows.flatMap(({ holder_id, deputy_id }) => [holder_id, deputy_id]).filter((id) => id !== null);
  const people = await findStaff(tx, ids);
  return offices.flatMap((id) => {
    const row = rows.find((each) => each.id === id);
    const find = (personId: string | null | undefined) => people.find((each) => each.id === personId) ?? null;
    return row ? [{ id, recordId: row.record_id, holder: find(row.holder_id), deputy: find(row.deputy_id) }] : [];
  });
}

export async function listOfficesOf(tx: PersonTx): Promise<HeldOffice[]> {
  const rows = await tx
    .selectFrom('offices')
    .select(['id', 'holder_id'])
    .where((where) => where.or([where('holder_id', '=', tx.me), where('deputy_id', '=', tx.me)]))
    .execute();
  return offices.flatMap((id) => {
    const row = rows.find((each) => each.id === id);
    return row ? { id, isDeputy: row.holder_id !== tx.me } : [];
  });
}

export async function countVacantOffices(tx: Tx): Promise<number> {
  return (await listOffices(tx)).filter(isVacant).length;
}

/** Neither holder nor deputy is active: administrators handle safeguarding concerns. @see PD-75 */
export async function isSafeguardingVacant(tx: Tx): Promise<boolean> {
  const office = (await listOffices(tx)).find(({ id }) => id === 'safeguarding');
  return !office?.holder?.isActiveStaff && !office?.deputy?.isActiveStaff;
}

async function findStaff(tx: Tx, ids: string[]): Promise<OfficePerson[]> {
  if (ids.length === 0) return [];
  const found = await tx
    .selectFrom('profiles')
    .leftJoin('user_roles', 'user_id', 'id')
    .select(['id', 'full_name as fullName', 'suspended_at', 'role'])
    .where('id', 'in', ids)
    .execute();
  return found.map(({ id, fullName, suspended_at, role }) => ({
    id,
    fullName,
    isActiveStaff: suspended_at === null && (role === 'mentor' || role === 'admin'),
  }));
}
