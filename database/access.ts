import type pg from 'pg';

/** Runs at every start, because copies and restored databases lose these privileges. @see R3 */
export async function restrictDatabase(owner: Pick<pg.Client, 'query'>): Promise<void> {
  await owner.query(`do $$
    begin
      if exists (select from pg_database where datname = current_database() and pg_has_role(datdba, 'usage'))
        and (has_database_privilege('public', current_database(), 'connect')
          or has_database_privilege('public', current_database(), 'temporary')) then
        execute format('revoke connect, temporary on database %I from public', current_database());
        execute format('grant connect on database %I to app_web', current_database());
      end if;
    end $$`);
}

/** PostgreSQL functions with default public access that only the owner may need. */
const restricted =
  '^(lo_.*|loread|lowrite|pg_logical_emit_message|pg_notify|pg_terminate_backend|pg_cancel_backend|pg_(try_)?advisory_.*)$';

/** Requires a superuser, so only on the embedded server; docs/operations.md has the statements for other servers. */
export async function restrictFunctions(superuser: Pick<pg.Client, 'query'>, owner: string): Promise<void> {
  await superuser.query(`do $$
    declare
      called regprocedure;
    begin
      for called in select oid from pg_proc where pronamespace = 'pg_catalog'::regnamespace
        and proname ~ '${restricted}' and has_function_privilege('public', oid, 'execute')
      loop
        execute format('revoke execute on function %s from public', called);
        execute format('grant execute on function %s to ${owner}', called);
      end loop;
    end $$`);
}

export async function revokeAccessToOtherDatabases(superuser: Pick<pg.Client, 'query'>): Promise<void> {
  await superuser.query(`do $$
    declare
      database name;
    begin
      for database in select datname from pg_database
        where datname in ('postgres', 'template1') and has_database_privilege('public', oid, 'connect')
      loop
        execute format('revoke connect, temporary on database %I from public', database);
      end loop;
    end $$`);
}
