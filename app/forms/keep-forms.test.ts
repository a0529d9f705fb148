import { randomUUID } from 'node:crypto';
import { data, redirect } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DraftStore } from './draft-store.ts';
import { keepForms } from './keep-forms.ts';

const requestId = randomUUID();
const key = 'draft:1';
let drafts: DraftStore;

/** The form that the page shows; null if it shows none. */
let shown: { formIntent: string; formFailed?: string } | null;

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  vi.stubGlobal('document', { querySelectorAll: () => (shown ? [{ value: 'form', dataset: shown }] : []) });
  drafts = new DraftStore('draft:');
  drafts.save(key, { requestId, state: 'new', revision: null, changes: { body: { text: 'Begun', before: '' } } });
  shown = { formIntent: '', formFailed: 'compose.failed' };
  return () => vi.unstubAllGlobals();
});

type Outcome = { type: 'data' | 'error'; result: unknown };

async function send(outcome: Outcome, method = 'POST') {
  const body = method === 'POST' ? new URLSearchParams({ requestId, shownForm: 'form', body: 'Begun' }) : null;
  const request = new Request('http://localhost/inbox', { method, body });
  const results = await keepForms([drafts])({ request }, async () => ({ inbox: outcome }));
  return results['inbox'];
}

const lost: Outcome = { type: 'error', result: new TypeError('Failed to fetch') };
const errorPage = (status: number): Outcome => ({
  type: 'error',
  result: { status, statusText: '', internal: false, data: '' },
});

describe('A form sent by the router', () => {
  it('stays, with its draft and its key, if the response is lost', async () => {
    const problem = { text: 'form.unconfirmed' };
    const answer = { kind: 'unconfirmed', values: {}, problem, notice: { tone: 'error', text: 'compose.failed' } };
    expect(await send(lost)).toMatchObject({ type: 'data', result: { data: answer, init: { status: 503 } } });
    expect(drafts.read(key)).toMatchObject({ requestId, state: 'attempted' });
  });

  it('has a problem of its own and no notice if it is not durable', async () => {
    shown = { formIntent: 'note' };
    const answer = { kind: 'unconfirmed', intent: 'note', problem: { text: 'form.unsent' }, notice: null };
    expect(await send(lost)).toMatchObject({ result: { data: answer } });
  });

  it.each([
    [413, 'form.tooLarge'],
    [404, 'form.gone'],
    [502, 'form.unconfirmed'],
  ])('stays if the status is %i', async (status, text) => {
    expect(await send(errorPage(status))).toMatchObject({ type: 'data', result: { data: { problem: { text } } } });
  });

  it('is replaced by an error page that explains a refusal, or if the page does not show it any more', async () => {
    const forbidden = errorPage(403);
    expect(await send(forbidden)).toBe(forbidden);
    shown = null;
    expect(await send(lost)).toBe(lost);
  });

  it('keeps its draft if the session has ended', async () => {
    await send({ type: 'error', result: redirect('/parent-login?redirectTo=%2Finbox') });
    expect(drafts.read(key)).not.toBeNull();
  });

  it('loses its draft once it is saved', async () => {
    await send({ type: 'error', result: redirect('/inbox') });
    expect(drafts.read(key)).toBeNull();
  });

  it('keeps its draft with a new key if the answer has one', async () => {
    const renewed = randomUUID();
    await send({ type: 'data', result: data({ kind: 'invalid', values: { requestId: renewed } }, { status: 409 }) });
    expect(drafts.read(key)).toMatchObject({ requestId: renewed, state: 'new' });
  });
});

it('A page that is only read leaves drafts alone', async () => {
  expect(await send(lost, 'GET')).toBe(lost);
  expect(drafts.read(key)).toMatchObject({ state: 'new' });
});
