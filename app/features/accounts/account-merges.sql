-- Merges of two accounts. The owner of the duplicate, whose messages the user of the kept account can read afterwards, confirms
-- by a link. The queue makes the tokens of the links, as the owner: the web role can only request mails to both addresses.
-- @see R7, PD-64

create or replace function accounts.is_open(merge accounts.merges) returns boolean
  language sql stable
  return merge.confirmed_at is null and merge.requested_at > now() - interval '24 hours';

-- Returns why the actor cannot have an account merged into the kept one; null if they can. Holders of offices would hand their
-- messages to whoever uses the kept account. An account made for the purpose, or an address corrected for it, has to wait for
-- seven days, in which its owner can object. Does not depend on messages: administrators must not learn whether somebody has
-- any.
create or replace function accounts.obstacle_to_merge(kept uuid, duplicate uuid, actor uuid) returns text
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select case
      when kept = duplicate then 'same account'
      when actor in (kept, duplicate) then 'own account'
      when exists (select from accounts.merges where (kept_id, duplicate_id) <> (kept, duplicate)
        and (kept_id in (kept, duplicate) or duplicate_id in (kept, duplicate))
        and (accounts.is_open(merges) or confirmed_at is not null)) then 'other merge'
      when exists (select from profiles where id in (kept, duplicate) and suspended_at is not null) then 'suspended'
      when (select role from user_roles where user_id = kept)
        is distinct from (select role from user_roles where user_id = duplicate) then 'other role'
      when exists (select from offices where kept in (holder_id, deputy_id) or duplicate in (holder_id, deputy_id))
        then 'holds an office'
      when exists (select from profiles where id = kept and created_at > now() - interval '7 days') then 'new account'
      when exists (select from accounts.people where id = duplicate and accounts.is_uninvited(people)) then 'not invited'
      when exists (select from audit_log where subject_id = duplicate and act = 'email changed'
        and actor_id is distinct from duplicate and happened_at > now() - interval '7 days') then 'new address'
    end
  $$;

drop function if exists accounts.check_merge(uuid, uuid); -- former name
drop function if exists accounts.is_unused(uuid); -- no longer used

create or replace function accounts.merge_obstacle(kept uuid, duplicate uuid) returns text
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
begin
  perform accounts.must_be_admin();
  return accounts.obstacle_to_merge(kept, duplicate, current_person());
end $$;

-- Whether an open merge can be confirmed: its requester is still an administrator, and nothing else has changed that it needs.
create or replace function accounts.is_valid(merge accounts.merges) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select accounts.is_open(merge)
      and accounts.obstacle_to_merge(merge.kept_id, merge.duplicate_id, merge.requested_by) is null
      and merge.kept_email = (select email from profiles where id = merge.kept_id)
      and merge.duplicate_email = (select email from profiles where id = merge.duplicate_id)
      and exists (select from user_roles join profiles on id = user_id
        where user_id = merge.requested_by and role = 'admin' and suspended_at is null)
  $$;

-- Records an event of a merge for both accounts.
create or replace function accounts.record_merge(actor uuid, event text, merge accounts.merges) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    select accounts.record_event(actor, event, merge.kept_id, jsonb_build_object('duplicate', merge.duplicate_id));
    select accounts.record_event(actor, event, merge.duplicate_id, jsonb_build_object('into', merge.kept_id));
  $$;

-- Waits for changes of both accounts, for sign-ins and for new messages. Locks in this order to avoid deadlocks.
create or replace function accounts.lock_for_merge(kept uuid, duplicate uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform accounts.lock_last_admin();
  perform from profiles where id in (kept, duplicate) order by id for update;
end $$;

-- Suspends the duplicate; the queue does the rest.
create or replace function accounts.begin_merge(merge accounts.merges) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  update accounts.merges set confirmed_at = now() where id = merge.id;
  update profiles set suspended_at = now() where id = merge.duplicate_id;
  perform accounts.record_event(
    merge.requested_by, 'account suspended', merge.duplicate_id, jsonb_build_object('into', merge.kept_id));
  perform accounts.revoke_sessions(merge.requested_by, merge.duplicate_id, 'accounts merged');
  delete from accounts.password_links where person_id = merge.duplicate_id;
  delete from accounts.email_changes where person_id = merge.duplicate_id and completed_at is null;
  perform graphile_worker.add_job('merge-accounts',
    json_build_object('keptId', merge.kept_id, 'duplicateId', merge.duplicate_id, 'actorId', merge.requested_by),
    job_key => 'merge-accounts:' || merge.duplicate_id);
end $$;

-- Returns `requested`, `merging` if it was confirmed before, `password` without a recent password of the caller, `too many` after
-- five requests for the duplicate in a day, `unknown account`, or an obstacle. A repeated request changes nothing.
create or replace function accounts.request_merge(presented_token_hash bytea, kept uuid, duplicate uuid) returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  actor constant uuid := current_person();
  obstacle text;
  merge accounts.merges;
begin
  perform accounts.must_be_admin();
  if not accounts.has_recent_password(presented_token_hash) then return 'password'; end if;
  perform accounts.lock_for_merge(kept, duplicate);
  if kept <> duplicate and (select count(*) from profiles where id in (kept, duplicate)) < 2 then
    return 'unknown account';
  end if;
  select * into merge from accounts.merges where kept_id = kept and duplicate_id = duplicate for update;
  if merge.confirmed_at is not null then return 'merging'; end if;
  if accounts.is_valid(merge) then return 'requested'; end if;
  obstacle := accounts.obstacle_to_merge(kept, duplicate, actor);
  if obstacle is not null then return obstacle; end if;
  if (select count(*) from audit_log where subject_id = duplicate and act = 'merge requested' and details ? 'into'
    and happened_at > now() - interval '1 day') >= 5 then return 'too many'; end if;
  delete from accounts.merges where duplicate_id = duplicate;
  insert into accounts.merges (kept_id, duplicate_id, requested_by, kept_email, duplicate_email)
    select kept, duplicate, actor, kept_profile.email, profiles.email
    from profiles, profiles as kept_profile where profiles.id = duplicate and kept_profile.id = kept
    returning * into merge;
  perform accounts.record_merge(actor, 'merge requested', merge);
  perform graphile_worker.add_job('send-merge-links', json_build_object('mergeId', merge.id));
  return 'requested';
end $$;

-- The open or confirmed merge of an account. `is_valid` is false if the accounts have changed since: its links do not work.
create or replace function accounts.pending_merge(person uuid)
  returns table (
    id uuid, kept_id uuid, kept_name text, kept_email text, duplicate_id uuid, duplicate_name text, duplicate_email text,
    ends_at timestamptz, is_confirmed boolean, is_valid boolean
  )
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
begin
  perform accounts.must_be_admin();
  return query
    select merges.id, kept.id, kept.full_name, kept.email, duplicate.id, duplicate.full_name, duplicate.email,
      merges.requested_at + interval '24 hours', merges.confirmed_at is not null, accounts.is_valid(merges)
    from accounts.merges
      join profiles as kept on kept.id = merges.kept_id
      join profiles as duplicate on duplicate.id = merges.duplicate_id
    where person in (merges.kept_id, merges.duplicate_id) and (accounts.is_open(merges) or confirmed_at is not null);
end $$;

-- Returns false if the merge no longer waits for a confirmation.
create or replace function accounts.withdraw_merge(withdrawn uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  merge accounts.merges;
begin
  perform accounts.must_be_admin();
  delete from accounts.merges where id = withdrawn and accounts.is_open(merges) returning * into merge;
  if not found then return false; end if;
  perform accounts.record_merge(current_person(), 'merge cancelled', merge);
  return true;
end $$;

-- `anna@example.org` becomes `a•••@example.org`.
create or replace function accounts.masked_address(address text) returns text
  language sql immutable
  return regexp_replace(address, '^(.).*@', '\1•••@');

-- Changes nothing, because mail scanners open links. `sent_to`: the address of the account that stays (`kept`) or of the one
-- that is deleted (`duplicate`). The address of the other account is masked.
create or replace function accounts.find_merge_link(presented_token_hash bytea)
  returns table (
    sent_to text, own_name text, own_email text, other_name text, other_masked_email text, is_confirmed boolean
  )
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select links.sent_to, own.full_name, own.email, other.full_name, accounts.masked_address(other.email),
      merges.confirmed_at is not null
    from accounts.merges
      cross join lateral (values
        ('kept', kept_token_hash, kept_id, duplicate_id),
        ('duplicate', duplicate_token_hash, duplicate_id, kept_id)) as links (sent_to, token_hash, own_id, other_id)
      join profiles as own on own.id = own_id
      join profiles as other on other.id = other_id
    where presented_token_hash in (kept_token_hash, duplicate_token_hash) and links.token_hash = presented_token_hash
      and (merges.confirmed_at is not null or accounts.is_valid(merges))
  $$;

-- Returns false for an invalid link, also for the one that was sent to the kept account. If the accounts have changed since the
-- request, the merge is cancelled. Repeating a confirmation changes nothing.
create or replace function accounts.confirm_merge(presented_token_hash bytea) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  merge accounts.merges;
begin
  select * into merge from accounts.merges where duplicate_token_hash = presented_token_hash;
  if not found then return false; end if;
  perform accounts.lock_for_merge(merge.kept_id, merge.duplicate_id);
  select * into merge from accounts.merges where duplicate_token_hash = presented_token_hash for update;
  if not found then return false; end if;
  if merge.confirmed_at is not null then return true; end if;
  if not accounts.is_valid(merge) then
    delete from accounts.merges where id = merge.id;
    perform accounts.record_merge(null, 'merge cancelled', merge);
    return false;
  end if;
  perform accounts.record_merge(merge.duplicate_id, 'merge confirmed', merge);
  perform accounts.begin_merge(merge);
  return true;
end $$;

-- From either link. Returns false for an invalid one, and after the confirmation.
create or replace function accounts.reject_merge(presented_token_hash bytea) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  merge accounts.merges;
begin
  delete from accounts.merges
    where presented_token_hash in (kept_token_hash, duplicate_token_hash) and accounts.is_open(merges)
    returning * into merge;
  if not found then return false; end if;
  perform accounts.record_merge(null, 'merge cancelled', merge);
  return true;
end $$;

grant execute on function
  accounts.merge_obstacle, accounts.request_merge, accounts.pending_merge, accounts.withdraw_merge,
  accounts.find_merge_link, accounts.confirm_merge, accounts.reject_merge
  to app_user;
