import { beforeAll, describe, expect, it, vi } from 'vitest';
import { serveSchool } from '../support/school-server.ts';
import { type Access, access } from './access.ts';
import { type AppRoute, listRoutes, type Outcome, readOutcome } from './requests.ts';
import {
  type AuthorizationSchool,
  fillSchool,
  notSignedIn,
  type ObjectName,
  type Owner,
  owners,
  type Persona,
  personas,
} from './school.ts';

/*
 * Every route, asked for by everybody, for own, foreign and unknown objects, as page, as data and as data of this route
 * alone, read and posted to. A sample by default; `ALL_SCREENS=yes` runs every cell.
 */

vi.setConfig({ testTimeout: 900_000 });

const { server, school } = serveSchool({ LOG_LEVEL: 'error' });
let world: AuthorizationSchool;
beforeAll(async () => {
  world = await fillSchool(school);
});

const isWhole = process.env['ALL_SCREENS'] === 'yes';
const sampleSize = 2_200;
const atATime = 8;

const forms = ['page', 'data', 'data of the route', 'post', 'post of data'] as const;

interface Cell {
  route: AppRoute;
  entry: Access;
  owner: Owner;
  persona: Persona;
  form: (typeof forms)[number];
}

const routes = await listRoutes();
const known = routes.flatMap((route) => {
  const entry = access[route.pattern];
  return entry ? [{ route, entry }] : [];
});

const isRead = ({ form }: Cell) => !form.startsWith('post');
const hasObjects = ({ ids = [] }: Access) => ids.some((id) => !id.startsWith('='));
/** The form names an object that the path does not. */
const hasObjectsInForm = ({ writes }: Access) => typeof writes === 'object' && 'own' in writes;
const among = (who: Access['sees'], owner: Owner, persona: Persona): boolean =>
  who === undefined || (owner !== 'unknown' && ('own' in who ? who[owner] : who).includes(persona));

function isSigned(persona: Persona): boolean {
  return !notSignedIn.some((one) => one === persona);
}

/** Whoever may write is not tried: the tests of each form do that. */
function isRefusedWrite({ entry, owner, persona }: Cell): boolean {
  if (entry.kind === 'public') return false;
  return expectedOf({ entry, owner, persona, isWrite: true }) !== 'open';
}

type Question = Pick<Cell, 'entry' | 'owner' | 'persona'> & { isWrite: boolean };

function expectedOf({ entry, owner, persona, isWrite }: Question): Outcome {
  if (entry.kind === 'public') return 'open';
  if (!isSigned(persona)) return 'sign in';
  if (persona === 'temporary password')
    return entry.isOpenWithTemporaryPassword ? 'open' : entry.kind === 'page' ? 'password' : 'role';
  if (entry.only && !entry.only.includes(persona)) return 'role';
  if (hasObjects(entry) && owner === 'unknown') return 'hidden';
  if (!among(entry.sees, owner, persona)) return 'hidden';
  if (!isWrite) return 'open';
  if (entry.writes === 'nobody') return 'invalid';
  return among(entry.writes, owner, persona) ? 'open' : 'hidden';
}

const allCells: Cell[] = known.flatMap(({ route, entry }) => {
  const cells = owners.flatMap((owner) =>
    personas.flatMap((persona) => forms.map((form) => ({ route, entry, owner, persona, form }))),
  );
  return cells.filter((cell) => {
    if (cell.owner !== 'own' && !hasObjects(entry) && (isRead(cell) || !hasObjectsInForm(entry))) return false;
    if (cell.form.startsWith('data') && entry.hasData === false) return false;
    return isRead(cell) ? entry.isReadable !== false : isRefusedWrite(cell);
  });
});

/** Multiples of the golden ratio spread the sample evenly over routes, people and forms. */
const share = isWhole ? 1 : sampleSize / allCells.length;
const cells = allCells.filter((_, index) => (index * 0.618034) % 1 < share);

function addressOf({ route, entry, owner, form }: Cell): string {
  const names = [...(entry.ids ?? [])];
  const path = route.pattern.replace('*', 'no/such/page').replace(/:\w+/g, () => {
    const name = names.shift() ?? '=unknown';
    return name.startsWith('=') ? name.slice(1) : world.idOf(name as ObjectName, owner);
  });
  const isPage = form === 'page' || form === 'post';
  const address = new URL(isPage ? path : `${path === '/' ? '/_root' : path}.data`, server.origin);
  address.search = entry.query ?? '';
  if (form === 'data of the route') address.searchParams.set('_routes', route.id);
  return address.href;
}

async function ask(cell: Cell): Promise<Outcome> {
  const { entry, owner } = cell;
  const aborting = new AbortController();
  const response = await fetch(addressOf(cell), {
    redirect: 'manual',
    headers: { Cookie: world.cookies[cell.persona], Origin: server.origin },
    signal: aborting.signal,
    ...(!isRead(cell) && {
      method: 'POST',
      body: new URLSearchParams(entry.form?.((name) => world.idOf(name, owner)) ?? {}),
    }),
  });
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
    aborting.abort();
    return 'open';
  }
  return readOutcome(response);
}

/** Returns a line for each cell with another outcome than expected. */
async function findWrong(asked: readonly Cell[]): Promise<string[]> {
  const wrong: string[] = [];
  const waiting = [...asked];
  const work = async () => {
    for (let cell = waiting.shift(); cell; cell = waiting.shift()) {
      const expected = expectedOf({ ...cell, isWrite: !isRead(cell) });
      const outcome = await ask(cell);
      const isRight =
        cell.entry.kind === 'public'
          ? !outcome.startsWith('status 5')
          : outcome === expected || (!isRead(cell) && expected === 'hidden' && outcome === 'invalid');
      if (!isRight)
        wrong.push(
          `${cell.route.pattern}, ${cell.owner}, ${cell.form}, ${cell.persona}: ${outcome} instead of ${expected}`,
        );
    }
  };
  await Promise.all(Array.from({ length: atATime }, work));
  return wrong.sort();
}

/** Tables that also change by reading, by refused requests and by the queue. */
const passing = ['audit_log', 'accounts.sessions', 'accounts.sign_in_attempts', 'page_counts', 'policy_versions'];

async function digestOfRows(): Promise<Record<string, string>> {
  const tables = await school.asOwner<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema in ('public', 'accounts') order by 1`,
  );
  const kept = tables.map(({ name }) => name).filter((name) => !passing.includes(name.replace(/^public\./, '')));
  const [row = {}] = await school.asOwner<Record<string, string>>(
    `select ${kept.map((name) => `(select md5(string_agg(each::text, ',' order by each::text)) from ${name} as each) as "${name}"`).join(', ')}`,
  );
  return row;
}

it('Every route has a line in the table of access, and every line a route', () => {
  const missing = routes.flatMap(({ pattern }) =>
    access[pattern] ? [] : [`add '${pattern}' to tests/authorization/access.ts: page(…), resource(…) or everyone`],
  );
  expect(missing).toEqual([]);
  const patterns = routes.map(({ pattern }) => pattern);
  expect(Object.keys(access).filter((pattern) => !patterns.includes(pattern))).toEqual([]);
});

it('The sample has at least 2,000 cells of all routes', () => {
  expect(cells.length).toBeGreaterThan(2_000);
  expect(new Set(cells.map(({ route }) => route)).size).toBe(known.length);
});

it('Everybody reads what the table allows, and nothing else', async () => {
  expect(await findWrong(cells.filter(isRead))).toEqual([]);
});

// A second attempt would compare with the rows that the first one has changed.
describe('A refused write changes nothing', { retry: 0 }, () => {
  let rows: Record<string, string>;
  beforeAll(async () => {
    rows = await digestOfRows();
  });
  const written = Map.groupBy(
    cells.filter((cell) => !isRead(cell)),
    ({ route }) => route.pattern,
  );
  it.each([...written.keys()])('%s', async (pattern) => {
    const before = rows;
    expect.soft(await findWrong(written.get(pattern) ?? [])).toEqual([]);
    rows = await digestOfRows();
    expect(rows).toEqual(before);
  });
});
