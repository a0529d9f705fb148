import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { person, readAs, visitor, writeAs } from '#platform/database.server.ts';
import { log } from '#platform/log.server.ts';
import { makePerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { addPageCounts, type PageCounts } from './add-page-counts.server.ts';
import { readInsights } from './insights.server.ts';
import { PageViewCounter } from './page-view-counter.server.ts';
import { startPageViewFlush, storePageViews } from './store-page-views.server.ts';
import type { Visit } from './visits.schema.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const view: Visit = { page: '/vision', language: 'fr' };
const hour = 3_600_000;

describe('The page view counter', () => {
  it('ignores unknown pages', () => {
    const counter = new PageViewCounter(['/vision']);
    counter.count({ ...view, page: '/made-up' }, '192.0.2.1');
    expect(counter.drain()).toEqual([]);
  });

  it('counts at most 60 views a minute from one network, and keeps counting other networks', () => {
    let now = Date.parse('2026-11-21T12:00:00Z');
    const counter = new PageViewCounter(['/vision'], () => now);
    const views = () => counter.drain().map((row) => row.views);
    for (let i = 0; i < 10_000; i++) counter.count(view, '2001:db8::/64');
    counter.count(view, '192.0.2.1');
    expect(views()).toEqual([61]);
    counter.count(view, '2001:db8::/64');
    expect(views()).toEqual([]);
    now += 60_000;
    counter.count(view, '2001:db8::/64');
    expect(views()).toEqual([1]);
  });

  it('counts at most 20,000 networks a minute, and forgets them afterwards', () => {
    let now = 0;
    const counter = new PageViewCounter(['/vision'], () => now);
    for (let i = 0; i < 25_000; i++) counter.count(view, `network ${i}`);
    expect(counter.drain()[0]?.views).toBe(20_000);
    now += 60_000;
    counter.count(view, 'network 24999');
    expect(counter.drain()[0]?.views).toBe(1);
  });

  it('keeps unstored counts of yesterday, and drops older ones', () => {
    let now = Date.parse('2026-11-21T23:59:59Z');
    const counter = new PageViewCounter(['/vision'], () => now);
    counter.count(view, '192.0.2.1');
    const kept = counter.drain();
    now += 24 * hour;
    counter.restore(kept);
    const stillKept = counter.drain();
    expect(stillKept).toEqual(kept);
    now += 24 * hour;
    counter.restore(stillKept);
    expect(counter.drain()).toEqual([]);
  });
});

const stored = () =>
  database.asOwner<{ page: string; language: string; views: number }>(
    'select page, language, views from page_counts order by page, language',
  );

function row(more: Partial<PageCounts>): PageCounts {
  return { day: new Date().toISOString().slice(0, 10), page: '/vision', language: 'en', views: 1, ...more };
}

const add = (...rows: PageCounts[]) => writeAs(visitor, (tx) => addPageCounts(tx, rows));

describe('The database', () => {
  it.each([
    ['an unknown language', { language: 'de' as 'en' }],
    ['an invalid path', { page: 'vision?name=Ida' }],
    ['a negative count', { views: -1 }],
  ])('refuses a row with %s', async (_, wrong) => {
    await add(row({}));
    await expect(add(row(wrong))).rejects.toMatchObject({ code: '23514' });
    await expect(add(row({}), row({ page: '/faculty', views: -1 }))).rejects.toMatchObject({ code: '23514' });
    expect(await stored()).toHaveLength(1);
    await database.asOwner('delete from page_counts');
  });

  it('refuses more than a thousand rows for a day', async () => {
    const made = Array.from({ length: 1_001 }, (_, index) => row({ page: `/made-up-${index}` }));
    await expect(add(...made)).rejects.toThrow('more than 1,000 page counts for a day');
    expect(await stored()).toEqual([]);
  });

  it('ignores rows of past and future days', async () => {
    await add(row({ day: '2020-01-01' }), row({ day: '2120-01-01' }));
    expect(await stored()).toEqual([]);
  });

  it('adds up the counts of concurrent processes', async () => {
    const rows = [row({ page: '/', views: 2 }), row({ language: 'ar' }), row({ page: '/faculty' })];
    await Promise.all(Array.from({ length: 20 }, (_, turn) => add(...(turn % 2 ? rows : rows.toReversed()))));
    expect(await stored()).toEqual([
      { page: '/', language: 'en', views: 40 },
      { page: '/faculty', language: 'en', views: 20 },
      { page: '/vision', language: 'ar', views: 20 },
    ]);
    await database.asOwner('delete from page_counts');
  });
});

describe('A counted page view', () => {
  it('is kept while the database is unavailable, and stored when it is available again', async () => {
    const counter = new PageViewCounter(['/vision']);
    counter.count(view, '192.0.2.1');
    await database.asOwner(`alter function add_page_counts rename to away`);
    await database.asOwner(`create function add_page_counts(jsonb) returns void language plpgsql
      as $$ begin raise exception using errcode = '57P01'; end $$`);
    await database.asOwner('grant execute on function add_page_counts to app_user');
    await storePageViews(counter);
    counter.count(view, '192.0.2.1');
    await database.asOwner('drop function add_page_counts(jsonb)');
    await database.asOwner(`alter function away rename to add_page_counts`);
    await storePageViews(counter);
    await storePageViews(counter);
    expect(await stored()).toMatchObject([{ page: '/vision', language: 'fr', views: 2 }]);
  });

  it('is dropped and logged, without the network, if the database refuses it', async () => {
    const error = vi.spyOn(log, 'error');
    const counter = new PageViewCounter(['not a path']);
    counter.count({ ...view, page: 'not a path' }, '192.0.2.1');
    await storePageViews(counter);
    expect(error).toHaveBeenCalledOnce();
    expect(JSON.stringify(error.mock.calls)).not.toContain('192.0.2.1');
    expect(counter.drain()).toEqual([]);
    error.mockRestore();
  });

  it('is stored when the regular storing stops', async () => {
    await database.asOwner('delete from page_counts');
    const counter = new PageViewCounter(['/vision']);
    const storing = startPageViewFlush(counter);
    counter.count(view, '192.0.2.1');
    await storing.stop();
    expect(await stored()).toMatchObject([{ page: '/vision', views: 1 }]);
  });
});

describe('Insights', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const read = async (dayCount: number, role: 'admin' | 'parent' = 'admin') => {
    const { id } = await makePerson(database, role);
    return readAs(person(id), (tx) => readInsights(tx, dayCount, now));
  };
  beforeAll(async () => {
    await database.asOwner('delete from page_counts');
    await database.asOwner(`insert into page_counts (day, page, language, views) values
      ('2026-11-21', '/', 'en', 5), ('2026-11-21', '/', 'zh', 2), ('2026-11-15', '/vision', 'zh', 9),
      ('2026-11-14', '/faculty', 'fr', 100), ('2026-11-22', '/faculty', 'fr', 100)`);
  });

  it('are empty for non-administrators', async () => {
    expect(await read(90, 'parent')).toMatchObject({ pages: [], languages: [] });
  });

  it('add up only the days of the period', async () => {
    const { days, pages, languages } = await read(7);
    expect(days.map(({ views }) => views)).toEqual([9, 0, 0, 0, 0, 0, 7]);
    expect([days[0]?.day, days.at(-1)?.day]).toEqual(['2026-11-15', '2026-11-21']);
    expect(pages).toEqual([
      { page: '/vision', views: 9 },
      { page: '/', views: 7 },
    ]);
    expect(languages).toEqual([
      { language: 'zh', views: 11 },
      { language: 'en', views: 5 },
    ]);
  });

  it('show days without views for a period without counts', async () => {
    await database.asOwner('delete from page_counts');
    const { days, pages } = await read(30);
    expect(days).toHaveLength(30);
    expect(days.every(({ views }) => views === 0)).toBe(true);
    expect(pages).toEqual([]);
  });
});
