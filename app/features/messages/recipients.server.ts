import { sql } from 'kysely';
import { type Office, offices } from '#content/offices.ts';
import { wordsOfOffice, wordsOfRoles } from '#content/recipient-words.ts';
import type { Tx } from '#platform/database.server.ts';
import { foldText, hasWords, searchWordsOf } from '#platform/fold-text.server.ts';
import { parseUuid } from '#platform/uuid.ts';
import { type Correspondent, officeRecipient, parseOfficeRecipient, type ReplyBlock } from './messages.ts';

export const recipientsShown = 50;

/** Lists people linked to the caller by a student first. @see core §6 @see PD-28, PD-29 */
export async function findRecipients(tx: Tx, search: string): Promise<Correspondent[]> {
  const [people, held] = await Promise.all([findPeople(tx, search, null), listOffices(tx)]);
  const words = searchWordsOf(search);
  const found = held.filter(({ office, fullName }) =>
    hasWords(`${office && wordsOfOffice(office)} ${fullName}`, words),
  );
  const linked = people.filter(({ rank }) => rank === 1);
  const others = people.filter(({ rank }) => rank !== 1);
  return [...linked.map(asRecipient), ...found, ...others.map(asRecipient)].slice(0, recipientsShown);
}

/** Returns null for inactive people and the caller's own offices. @see core §6 @see R8 */
export async function findRecipient(tx: Tx, id: string): Promise<Correspondent | null> {
  const office = parseOfficeRecipient(id);
  if (office) return (await listOffices(tx)).find((each) => each.office === office) ?? null;
  const [found] = parseUuid(id) ? await findPeople(tx, '', id) : [];
  return found ? asRecipient(found) : null;
}

/** Returns why the caller may not write to a person; null if they may. @see PD-39 */
export async function findReplyBlock(tx: Tx, { id, office }: Correspondent): Promise<ReplyBlock | null> {
  if (office) return null;
  const { rows } = await sql<{ may_write: boolean; is_active: boolean }>`
    select may_write_to(${id}) as may_write,
      exists (select from profiles where id = ${id} and suspended_at is null) as is_active`.execute(tx);
  if (rows[0]?.may_write) return null;
  return rows[0]?.is_active ? 'not allowed' : 'suspended';
}

const labels = JSON.stringify(
  Object.fromEntries(Object.entries(wordsOfRoles).map(([label, words]) => [label, foldText(words)])),
);

type FoundPerson = Correspondent & { rank: number };

async function findPeople(tx: Tx, search: string, only: string | null): Promise<FoundPerson[]> {
  const { rows } = await sql<FoundPerson>`
    select id, full_name as "fullName", role, email, rank, relations
    from find_recipients(search => ${search}, labels => ${labels},
      page_size => ${recipientsShown}, only_person => ${only})`.execute(tx);
  return rows;
}

function asRecipient({ rank: _, relations, ...person }: FoundPerson): Correspondent {
  return relations ? { ...person, relations } : person;
}

async function listOffices(tx: Tx): Promise<Correspondent[]> {
  const { rows } = await sql<{ office: Office; fullName: string | null }>`
    select offices.id as office, full_name as "fullName"
    from offices left join profiles on profiles.id = holder_id and suspended_at is null
    where offices.id <> all (current_offices())`.execute(tx);
  return rows
    .toSorted((one, other) => offices.indexOf(one.office) - offices.indexOf(other.office))
    .map(({ office, fullName }) => ({
      id: officeRecipient(office),
      fullName: fullName ?? '',
      office,
      role: null,
      email: null,
    }));
}
