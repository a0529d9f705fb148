import { sql } from 'kysely';
import type { Office } from '#content/offices.ts';
import type { PersonTx, Tx, WriteTx } from '#platform/database.server.ts';
import type { Handover, OfficeEvent, Tenure, TenureOfHistory } from './handovers.ts';
import { listOfficesOf } from './offices.server.ts';

/** The tenures that the person has in confidential offices now. */
export async function listOwnTenures(tx: PersonTx): Promise<Tenure[]> {
  return tx
    .selectFrom('office_tenures')
    .select(['office', 'since', sql<boolean>`reads_from < since`.as('readsEarlier')])
    .where('person_id', '=', tx.me)
    .where('until', 'is', null)
    .orderBy('office')
    .$narrowType<{ office: Office }>()
    .execute();
}

/** Every tenure that the person has or had in confidential offices, oldest first. @see PD-57 */
export async function listTenureHistory(tx: PersonTx): Promise<TenureOfHistory[]> {
  return tx
    .selectFrom('office_tenures')
    .select(['office', 'since', 'until', 'is_named as isNamed', sql<boolean>`reads_from < since`.as('readsEarlier')])
    .where('person_id', '=', tx.me)
    .orderBy('since')
    .orderBy('id')
    .$narrowType<{ office: Office }>()
    .execute();
}

/** The people to whom the reader may hand over what arrived before their tenure. @see PD-28 */
export async function listPossibleHandovers(tx: Tx): Promise<Handover[]> {
  const { rows } = await sql<Handover>`
    select possible.id, office, full_name as "fullName", is_named as "isNamed", since
    from possible_handovers() as possible join profiles on profiles.id = person_id
    order by office, full_name, possible.id`.execute(tx);
  return rows;
}

/** Whether the person holds an office, handles one as an administrator, or may hand one over. */
export async function hasOfficePage(tx: PersonTx): Promise<boolean> {
  return (
    (await listOfficesOf(tx)).length > 0 ||
    (await listOwnTenures(tx)).length > 0 ||
    (await listPossibleHandovers(tx)).length > 0
  );
}

/** Returns false if it was handed over before, or the person may not do it. */
export async function handOverOffice(tx: WriteTx, tenureId: string): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`select hand_over_office(${tenureId}) as done`.execute(tx);
  return rows[0]?.done ?? false;
}

const eventsShown = 100;

/** What happened to the offices that the person holds, newest first. Administrators read the whole log in the console. */
export async function listOfficeEvents(tx: PersonTx): Promise<OfficeEvent[]> {
  const { rows } = await sql<OfficeEvent>`
    select audit_log.id::text as id, offices.id as office, act as event, happened_at as "happenedAt",
      actor.full_name as "actorName", case when details ->> 'holderId' is not null then coalesce(holder.full_name, '') end as "holderName",
      case when details ->> 'deputyId' is not null then coalesce(deputy.full_name, '') end as "deputyName",
      receiver.full_name as "receiverName"
    from offices join audit_log on subject_type = 'office' and subject_id = record_id
      left join profiles as actor on actor.id = actor_id
      left join profiles as holder on holder.id = (details ->> 'holderId')::uuid
      left join profiles as deputy on deputy.id = (details ->> 'deputyId')::uuid
      left join profiles as receiver on receiver.id = (details ->> 'to')::uuid
    where ${tx.me} in (holder_id, deputy_id)
    order by audit_log.id desc limit ${eventsShown}`.execute(tx);
  return rows;
}
