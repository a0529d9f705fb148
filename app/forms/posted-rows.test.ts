import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defineForm } from './define-form.ts';
import { postedRows } from './posted-rows.server.ts';

const schema = z.object({ email: z.string().check(z.regex(/@/, 'validation.email.invalid')) });
const definition = defineForm<'email'>({ texts: 'family', fields: { email: { label: 'admin.create.email' } } });

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

test('Rows of a group are parsed in the order of their numbers', () => {
  const posted = form({ 'guardians.10.email': 'c@d', 'guardians.2.email': 'nobody', 'students.0.email': 'e@f' });
  expect(postedRows(posted, 'guardians', { schema, definition })).toMatchObject([
    { values: { email: 'nobody' }, parsed: { ok: false, errors: { email: 'validation.email.invalid' } } },
    { values: { email: 'c@d' }, parsed: { ok: true, value: { email: 'c@d' } } },
  ]);
});

test('A row contains its fields that are not in the schema', () => {
  const [row] = postedRows(form({ 'terms.0.add': 'on' }), 'terms', { schema, definition });
  expect(row?.fields.has('add')).toBe(true);
});

test('Rows beyond the limit and invalid row names are ignored', () => {
  const names = ['guardians.2.email', 'guardians.01.email', 'guardians.-1.email', 'guardians.email', 'x.guardians.0.a'];
  const posted = form(Object.fromEntries(names.map((name) => [name, 'a@b'])));
  expect(postedRows(posted, 'guardians', { schema, definition, limit: 2 })).toEqual([]);
});
