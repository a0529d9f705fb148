import { describe, expect, it } from 'vitest';
import { isNarrowed, listPath, parseListQuery, toPage } from './lists.ts';

const shape = {
  filters: { role: ['parent', 'mentor'], state: ['archived'], from: 'date' },
  sorts: ['name', 'received'],
  defaultSort: '-received',
} as const;
const parse = (text: string) => parseListQuery(shape, new URLSearchParams(text));
const id = 'a1b2c3d4-0000-4000-8000-000000000000';

describe('The query of a list', () => {
  it.each([
    'role=owner',
    'state=',
    'sort=password',
    'sort=-',
    'sort=--name',
    'after=not-an-id',
    'unknown=1',
    'from=0000-01-01',
    'from=2026-02-30',
    '',
  ])('ignores %j', (text) => expect(parse(text)).toEqual(parse('')));

  it('has the default order and no filter if it is empty', () => {
    expect(parse('')).toEqual({
      search: '',
      filters: { role: null, state: null, from: null },
      sort: 'received',
      isDescending: true,
      after: null,
      row: 1,
    });
    expect(isNarrowed(parse(`sort=name&after=${id}`))).toBe(false);
  });

  it('is the same after a round trip through its URL, which omits defaults', () => {
    const query = parse(`search=ann%20b&role=mentor&state=archived&sort=name&after=${id}`);
    const path = listPath('/list', shape, query);
    expect(path).toBe(`/list?search=ann+b&role=mentor&state=archived&sort=name&after=${id}`);
    expect(parse(new URL(path, 'http://localhost').search)).toEqual(query);
    expect(isNarrowed(query)).toBe(true);
    expect(listPath('/list', shape, parse('sort=-received'))).toBe('/list');
  });

  it('names the place of the first row of a later page only, and ignores an odd one', () => {
    const later = parse(`after=${id}&row=51`);
    expect(listPath('/list', shape, later)).toBe(`/list?after=${id}&row=51`);
    expect(listPath('/list', shape, { ...later, after: null })).toBe('/list');
    for (const row of ['0', '-1', '1e3', '99999999', 'x']) expect(parse(`after=${id}&row=${row}`).row).toBe(1);
  });

  it('limits a search to 100 characters, and replaces control characters and lone surrogates', () => {
    expect(parse(`search=${'x'.repeat(300)}`).search).toHaveLength(100);
    expect(parse('search=a%00%0Ab').search).toBe('a b');
    expect(parse('search=%ED%A0%80').search.isWellFormed()).toBe(true);
  });
});

describe('A page', () => {
  it('has a cursor only if there is a next page', () => {
    expect(toPage(['a', 'b', 'c'], 2, (last) => last)).toEqual({ items: ['a', 'b'], next: 'b' });
    expect(toPage(['a', 'b'], 2, (last) => last)).toEqual({ items: ['a', 'b'], next: null });
    expect(toPage([], 2, String)).toEqual({ items: [], next: null });
  });
});
