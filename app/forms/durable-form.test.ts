import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { RouterContextProvider, redirect } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { Refused } from '#platform/refused.server.ts';
import { requestOriginContext } from '#platform/request-context.server.ts';
import { defineForm } from './define-form.ts';
import { DraftStore } from './draft-store.ts';
import type { FormAnswer } from './form-answer.ts';
import { type FormRefusals, handleForm } from './handle-form.server.ts';
import type { ParsedForm } from './parse-form.server.ts';

const form = defineForm<'body'>({
  texts: 'compose',
  fields: { body: { label: 'compose.body' } },
  durable: { drafts: new DraftStore('draft:'), failed: 'compose.failed', incomplete: 'compose.incomplete' },
});

class NoteRefused extends Refused<'closed' | 'too many' | 'other content' | 'unknown note'> {}

const refusals: FormRefusals<'body', 'closed' | 'too many' | 'other content'> = {
  closed: () => ({ errors: { body: 'validation.malformed' } }),
  'too many': ({ retryAfterSeconds }) => ({
    problem: { text: 'compose.tooMany.minutes', parameters: { count: retryAfterSeconds / 60 } },
  }),
};

const values = { body: 'Begun', requestId: randomUUID() };
const parsed: ParsedForm<{ body: string }, 'body'> = { ok: true, value: { body: 'Begun' } };

function context(): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(requestOriginContext, { id: 'one', network: '192.0.2.1' });
  return provider;
}

/** Returns the response if saving fails with `error`. */
async function refusedWith(error: Error): Promise<{ data: FormAnswer<'body'>; init: ResponseInit | null }> {
  const save = vi.fn(() => Promise.reject(error));
  return handleForm(context(), { form, values, parsed }, save, refusals);
}

const databaseError = (code: string) => Object.assign(new pg.DatabaseError('failed', 6, 'error'), { code });

describe('A durable form', () => {
  it('is not saved with invalid values, and returns them with the errors', async () => {
    const save = vi.fn();
    const invalid = { values, parsed: { ok: false, errors: { body: 'compose.body.missing' } } } as const;
    const response = await handleForm(context(), { form, ...invalid }, save, refusals);
    expect(save).not.toHaveBeenCalled();
    expect(response).toMatchObject({
      init: { status: 400 },
      data: { values, errors: { body: 'compose.body.missing' }, kind: 'invalid', problem: null },
    });
    expect(response).toMatchObject({ data: { notice: { text: 'compose.failed' } } });
  });

  it('has a notice of its own if a required field is empty', async () => {
    const empty = { values: { ...values, body: ' ' }, parsed: { ok: false, errors: {} } } as const;
    const response = await handleForm(context(), { form, ...empty }, vi.fn(), refusals);
    expect(response).toMatchObject({ data: { notice: { text: 'compose.incomplete' } } });
  });

  it('shows the error of an expected refusal', async () => {
    const { init, data } = await refusedWith(new NoteRefused('closed'));
    expect(init).toMatchObject({ status: 400 });
    expect(data).toMatchObject({ values, errors: { body: 'validation.malformed' }, kind: 'invalid' });
  });

  it('returns status 429 and the waiting time if the limit is exceeded', async () => {
    const { init, data } = await refusedWith(new NoteRefused('too many', { retryAfterSeconds: 120 }));
    expect(init).toMatchObject({ status: 429, headers: { 'Retry-After': '120' } });
    expect(data.problem).toEqual({ text: 'compose.tooMany.minutes', parameters: { count: 2 } });
  });

  it('gets a new idempotency key if its content has changed since it was sent', async () => {
    const { init, data } = await refusedWith(new NoteRefused('other content'));
    expect(init).toMatchObject({ status: 409 });
    expect(data).toMatchObject({ kind: 'invalid', problem: { text: 'form.otherContent' } });
    expect(data.values?.requestId).not.toBe(values.requestId);
  });

  it.each([
    ['the database is unavailable', databaseError('57P01'), 503],
    ['an unexpected error occurs', new Error('unexpected'), 500],
    ['a refusal has no text', new NoteRefused('unknown note'), 500],
  ])('keeps its values and its key if %s', async (_, error, status) => {
    const { init, data } = await refusedWith(error);
    expect(init).toMatchObject({ status });
    expect(data).toMatchObject({ values, kind: 'unconfirmed', problem: { text: 'form.unconfirmed' } });
  });

  it('reports that nothing can be saved if the storage is full', async () => {
    const { init, data } = await refusedWith(databaseError('53100'));
    expect(init).toMatchObject({ status: 503 });
    expect(data).toMatchObject({ values, kind: 'invalid', problem: { text: 'error.storageFull' } });
  });

  it('redirects once it is saved', async () => {
    const save = () => Promise.reject(redirect('/inbox', 303));
    const saved = handleForm(context(), { form, values, parsed }, save, refusals);
    await expect(saved).rejects.toMatchObject({ status: 303 });
  });
});
