import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type NoticeTemplate, noticeEvents } from '#content/notice-events.ts';
import { mailTemplates } from '#features/mails/mail-templates.server.ts';
import { makePerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { noticeEventsFile, noticeEventsScript } from './notice-events.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('The notice events of the database', () => {
  it('are written to their script: run `npm run generate` after every change', async () => {
    const script = await readFile(path.join(import.meta.dirname, '..', noticeEventsFile), 'utf8');
    expect(script).toBe(noticeEventsScript());
  });

  it('are those of content/notice-events.ts', async () => {
    const rows = await database.asOwner(`
      select kind, template, audience, choice, by_default as "byDefault", waits_in_quiet_hours as "waitsInQuietHours"
      from notice_events()`);
    expect(rows).toEqual(Object.entries(noticeEvents).map(([kind, event]) => ({ kind, ...event })));
  });

  it.each(Object.values(noticeEvents).map(({ template }) => template))(
    'have at most one waiting mail of a person: %s',
    async (template: NoticeTemplate) => {
      const { id } = await makePerson(database, 'parent');
      const queue = () =>
        database.asOwner('insert into mails (id, person_id, template) values ($1, $2, $3)', [
          randomUUID(),
          id,
          template,
        ]);
      await queue();
      await expect(queue()).rejects.toThrow('duplicate key');
      await database.asOwner(`update mails set state = 'sent', finished_at = now() where person_id = $1`, [id]);
      await queue();
    },
  );
});

it('No other mail but that about a new browser has a template that begins with new-, which the index excepts', () => {
  const events: string[] = Object.values(noticeEvents).map(({ template }) => template);
  const others = Object.keys(mailTemplates).filter((name) => name.startsWith('new-') && !events.includes(name));
  expect(others).toEqual(['new-device']);
});

it.each(['{"messageMails": "hourly"}', '{"messageMails": 1}', '["off"]'])(
  'A choice of mails that is no timing is refused: %s',
  async (choices) => {
    const { id } = await makePerson(database, 'parent');
    await expect(
      database.asOwner('update accounts.people set mail_choices = $2 where id = $1', [id, choices]),
    ).rejects.toThrow('people_mail_choices_check');
  },
);
