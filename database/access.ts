import type pg from 'pg';

/**
 * Closes the current database to everybody but its owner and the web's role; nobody but the owner makes temporary tables.
 * At every start, since neither a copy nor a restored database keeps these privileges.
 * @param owner a connection of the owner; for another role nothing changes
 * @see R3
 */
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

/** Functions of PostgreSQL that everybody may call, though at most the owner needs them. */
const restricted =
  '^(lo_.*|loread|lowrite|pg_logical_emit_message|pg_notify|pg_terminate_backend|pg_cancel_backend|pg_(try_)?advisory_.*)$';

/**
 * Takes large objects, notifications, locks and the end of other connections from everybody. Only a superuser can, so this is
 * done on the embedded server; docs/operations.md has the statements for another server.
 * @param superuser a connection to the database
 * @param owner the name of its owner
 */
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

/** Closes the databases that come with a server; the superuser still enters. */
export async function closeOtherDatabases(superuser: Pick<pg.Client, 'query'>): Promise<void> {
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
