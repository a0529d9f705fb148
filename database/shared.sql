-- What the scripts of all subjects use.

-- All notifications of the processes go through this function. The payload is only the id of a person or session, or the name
-- of the change. @see R8, R10, database.md "Notifying instances"
create or replace function notify_instances(payload text) returns void
  language sql
  begin atomic
    select pg_notify('live', payload);
  end;
