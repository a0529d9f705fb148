import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import { mailTemplates } from './mail-templates.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('has an entry for every template that the database permits, and no other', async () => {
  const rows = await database.asOwner(
    `select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'mails_template_check'`,
  );
  const permitted = JSON.stringify(rows).match(/(?<=')[a-z-]+(?=')/g);
  expect(permitted?.sort()).toEqual(Object.keys(mailTemplates).sort());
});
