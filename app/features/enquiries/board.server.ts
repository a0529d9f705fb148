import { sql } from 'kysely';
import { figures } from '#content/legal/figures.ts';
import type { Tx } from '#platform/database.server.ts';
import type { Sealer } from '#platform/sealing.server.ts';
import { type BoardCard, type BoardColumn, cardsPerColumn } from './board.ts';
import { isConsultationRow, ownedBy } from './enquiries.server.ts';
import { type EnquiryState, enquiryStates } from './enquiries.ts';
import { enquiryPlace } from './sealed-enquiries.server.ts';

interface CardRow extends Omit<BoardCard, 'name' | 'region'> {
  name: Buffer;
  region: Buffer;
  state: EnquiryState;
  inColumn: number;
}

/** Consultations by status: those that have waited longest first, but the newest of the enrolled and closed. @see PD-54 */
export async function readBoard(tx: Tx, ownerId: string | null): Promise<BoardColumn[]> {
  const promised = sql.lit(`${figures.enquiryResponseHours} hours`);
  const { rows } = await sql<CardRow>`
    with placed as (
      select id, count(*) over of_state as in_column, row_number() over (of_state order by
        case when state in ('enrolled', 'closed') then 1 else -1 end * extract(epoch from now() - received_at), id) as place
      from enquiries where ${isConsultationRow} and ${ownedBy(ownerId)}
      window of_state as (partition by state)
    )
    select enquiries.id, state, revision, name, region, stage, consultation_on::text as "consultationOn",
      in_column::int as "inColumn",
      floor(extract(epoch from now() - received_at) / 86400)::int as age,
      state = 'new' and received_at < now() - ${promised}::interval as "isOverdue",
      (select full_name from profiles where profiles.id = owner_id) as "ownerName"
    from placed join enquiries on enquiries.id = placed.id
    where place <= ${cardsPerColumn} order by place`.execute(tx);
  const byState = Map.groupBy(rows, ({ state }) => state);
  return enquiryStates.map((state) => {
    const inState = byState.get(state) ?? [];
    return { state, count: inState[0]?.inColumn ?? 0, cards: inState.map((row) => boardCard(tx, row)) };
  });
}

function boardCard(sealer: Sealer, { state: _, inColumn: __, ...row }: CardRow): BoardCard {
  const open = (column: 'name' | 'region') => sealer.unsealOrNull(enquiryPlace(column, row.id), row[column]);
  return { ...row, name: open('name'), region: open('region') };
}
