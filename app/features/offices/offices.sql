-- Offices and who may handle their messages. @see PD-28

create or replace function on_offices_updating() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if (new.holder_id, new.deputy_id) is distinct from (old.holder_id, old.deputy_id) then
    perform accounts.require_recent_password();
  end if;
  if (new.holder_id is distinct from old.holder_id and new.holder_id is not null and not is_active_staff(new.holder_id))
    or (new.deputy_id is distinct from old.deputy_id and new.deputy_id is not null and not is_active_staff(new.deputy_id)) then
    raise insufficient_privilege using message = 'the holder and the deputy of an office must be active staff';
  end if;
  return new;
end $$;

create or replace trigger on_offices_updating before update on offices
  for each row execute function on_offices_updating();

create or replace function on_offices_updated() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if (new.holder_id, new.deputy_id) is distinct from (old.holder_id, old.deputy_id) then
    if is_confidential_office(new.id) then
      perform mail_about_office(new, array[old.holder_id, old.deputy_id], 'assigned');
    end if;
    perform update_office_tenures();
  end if;
  -- The lists of messages change of the former and the new holder and deputy, and of administrators.
  perform notify_instances('person:' || person) from (
    select unnest(array[old.holder_id, old.deputy_id, new.holder_id, new.deputy_id]) as person
    union select user_id from user_roles where role = 'admin'
  ) as concerned where person is not null;
  return null;
end $$;

create or replace trigger on_offices_updated after update on offices
  for each row execute function on_offices_updated();

create or replace function is_active_staff(person uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (select from profiles join user_roles on user_id = id
      where id = person and suspended_at is null and role in ('mentor', 'admin'))
  $$;

-- The people who handle an office's messages: holder and deputy or, if neither is active staff, all administrators.
create or replace function office_people(office text) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$
    with named as (
      select person from offices, unnest(array[holder_id, deputy_id]) as person
      where id = office and is_active_staff(person)
    )
    select person from named
    union all
    select user_id from user_roles join profiles on id = user_id
      where role = 'admin' and suspended_at is null and not exists (select from named)
  $$;

-- Active holder and deputy.
create or replace function office_holders(office text) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select person from offices, unnest(array[holder_id, deputy_id]) as person where id = office and is_active_staff(person)
  $$;

create or replace function current_offices() returns text[]
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
declare
  me constant uuid := current_person();
begin
  if not exists (select from user_roles where user_id = me and role in ('mentor', 'admin')) then return '{}'; end if;
  return array(select id from offices
    where me in (holder_id, deputy_id)
      or (not is_active_staff(holder_id) and not is_active_staff(deputy_id) and is_admin()));
end $$;

-- Offices whose earlier messages and reports stay closed to a new holder. As in content/offices.ts.
create or replace function is_confidential_office(office text) returns boolean
  language sql immutable parallel safe
  return office in ('safeguarding', 'data-protection', 'complaints', 'whistleblowing', 'director');

-- Whether the current person may read what an office that they handle received or wrote at this time: during a tenure of
-- theirs, or handed over to them. Always true for offices that are not confidential.
create or replace function is_in_own_tenure(of_office text, at timestamptz) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select not is_confidential_office(of_office)
      or exists (select from office_tenures where office = of_office and person_id = current_person()
        and at >= reads_from and at < coalesce(until, 'infinity'))
  $$;

-- Ends and begins tenures of confidential offices according to their holders, deputies and active administrators. A named
-- person keeps the tenure while suspended. Whom the owner of the database assigns reads everything; so do those of before
-- tenures were recorded. Tells people when the safeguarding office becomes vacant, unless the owner has caused it.
create or replace function update_office_tenures() returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  begin_at constant timestamptz := case when current_person() is null then '-infinity' else now() end;
  was_vacant boolean;
begin
  perform pg_advisory_xact_lock(hashtextextended('office tenures', 0));
  was_vacant := exists (select from office_tenures where office = 'safeguarding' and until is null and not is_named);
  with handling as (
    select offices.id as office, person as person_id, true as is_named
      from offices, unnest(array[holder_id, deputy_id]) as person
      where is_confidential_office(offices.id) and person is not null
    union all
    select offices.id, person, false from offices, office_people(offices.id) as person
      where is_confidential_office(offices.id) and not is_active_staff(holder_id) and not is_active_staff(deputy_id)
  ),
  ended as (
    update office_tenures set until = now()
      where until is null and (office, person_id, is_named) not in (select office, person_id, is_named from handling)
  )
  insert into office_tenures (office, person_id, is_named, reads_from)
    select office, person_id, is_named, begin_at from handling
    on conflict (office, person_id, is_named) where until is null do nothing;
  if current_person() is not null and not was_vacant
    and exists (select from office_tenures where office = 'safeguarding' and until is null and not is_named) then
    perform announce_vacant_safeguarding();
  end if;
end $$;

-- Queues the mails that are due when the safeguarding office has lost its last active holder: to the administrators if a
-- concern is not acknowledged, and to the people of the Director's office if a concern or a message report is open.
create or replace function announce_vacant_safeguarding() returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform alert_people(array(select person from office_people('safeguarding') as person
    where exists (select from enquiries where office = 'safeguarding' and acknowledged_at is null and state <> 'closed')),
    'concern-without-officer');
  perform alert_people(array(select person from office_people('director') as person
    where exists (select from enquiries where office = 'safeguarding' and state <> 'closed')
      or exists (select from message_reports join messages on messages.id = message_id
        where office = 'safeguarding' and closed_at is null and sealed_sender_id is distinct from person)), 'safeguarding-vacant');
end $$;

-- Mails to holder and deputy of a confidential office, to those before a change, and to those of the Director. Changes by
-- the owner of the database cause no mails.
create or replace function mail_about_office(changed offices, former uuid[], change text) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  receiver uuid;
  mail uuid;
begin
  if current_person() is null then return; end if;
  for receiver in
    select distinct person from unnest(former || array[changed.holder_id, changed.deputy_id] || array(
      select unnest(array[holder_id, deputy_id]) from offices where id = 'director')) as person
    where person is not null
  loop
    mail := gen_random_uuid();
    insert into mails (id, person_id, template, reason) values (mail, receiver, 'office-changed', changed.id || ':' || change);
    perform add_job('send-mail', json_build_object('mailId', mail));
  end loop;
end $$;

-- Mails to the holders and deputies of the confidential offices of a person who was suspended, reactivated or given a role.
create or replace function announce_officer(person uuid, change text) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    select mail_about_office(offices, '{}', change) from offices
    where is_confidential_office(id) and person in (holder_id, deputy_id)
  $$;

-- The tenures of others to whom the current person may hand over what arrived before: as a former or present holder or deputy
-- of the office, what they may read themselves; as the holder of the office Director for at least seven days, everything.
-- `hands_over_from` is before `reads_from`. Seven days, so that whoever is told of a new Director can act first.
create or replace function possible_handovers()
  returns table (id uuid, office text, person_id uuid, is_named boolean, since timestamptz, hands_over_from timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select theirs.id, theirs.office, theirs.person_id, theirs.is_named, theirs.since, min(mine.reads_from)
    from office_tenures as theirs join (
      select office as of_office, reads_from from office_tenures where person_id = current_person() and is_named
      union all
      select offices.id, '-infinity' from offices where exists (
        select from office_tenures join offices as director on director.id = office
        where office = 'director' and director.holder_id = current_person() and person_id = current_person()
          and until is null and (since <= now() - interval '7 days'
            or reads_from = '-infinity' and handed_over_by is null))
    ) as mine on of_office = theirs.office
    where theirs.until is null and theirs.person_id <> current_person() and is_active_staff(current_person())
      and is_active_staff(theirs.person_id) and mine.reads_from < theirs.reads_from
    group by theirs.id
  $$;

-- False if it was handed over before, or the current person may not do it.
create or replace function hand_over_office(tenure uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  me constant uuid := current_person();
  handover record;
begin
  perform accounts.require_recent_password();
  perform from office_tenures where id = tenure for update;
  select * into handover from possible_handovers() as possible where possible.id = tenure;
  if not found then return false; end if;
  update office_tenures set reads_from = handover.hands_over_from, handed_over_by = me where id = tenure;
  insert into audit_log (actor_id, act, subject_type, subject_id, details)
    select me, 'office handed over', 'office', record_id, jsonb_build_object('office', id, 'to', handover.person_id)
    from offices where id = handover.office;
  perform mail_about_office(offices, array[me, handover.person_id], 'handed-over') from offices where id = handover.office;
  perform notify_instances('person:' || handover.person_id);
  return true;
end $$;

grant execute on function current_offices, is_confidential_office, is_in_own_tenure, possible_handovers, hand_over_office to app_user;

-- After an upgrade.
select update_office_tenures();
