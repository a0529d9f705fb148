import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { defineDurableForm } from './define-durable-form.ts';
import { unsavedForm } from './invalid-form.ts';
import { submitOnce } from './submit-once.ts';

const makeForm = () =>
  defineDurableForm<'body'>({
    texts: 'compose',
    fields: { body: { label: 'compose.body' } },
    longText: { name: 'body', tooLong: 'compose.body.tooLong' },
    storageKey: 'draft:',
  });

const values = { body: 'Begun', requestId: randomUUID() };
let form: ReturnType<typeof makeForm>;

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  form = makeForm();
  form.drafts.save('draft:1', { ...values, state: 'attempted' });
  return () => vi.unstubAllGlobals();
});

const submit = (serverAction: () => Promise<never>) => {
  const request = new Request('http://localhost/inbox', { method: 'POST', body: new URLSearchParams(values) });
  return submitOnce(form, { request, serverAction }, (location) => location === '/inbox');
};
const redirectTo = (location: string) => new Response(null, { status: 303, headers: { Location: location } });

describe('A form submitted by script', () => {
  it('keeps its values, its draft and its key if the response is lost', async () => {
    const response = await submit(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(response).toMatchObject({ init: { status: 503 }, data: { values, kind: 'unconfirmed' } });
    expect(form.drafts.read('draft:1')).toMatchObject({ ...values, state: 'attempted' });
  });

  it('shows an error at its long text if the request is too large', async () => {
    const tooLarge = { status: 413, statusText: '', internal: false, data: '' };
    const response = await submit(() => Promise.reject(tooLarge));
    const errors = { body: 'compose.body.tooLong' };
    expect(response).toMatchObject({ init: { status: 413 }, data: { values, errors, kind: 'invalid' } });
  });

  it('keeps its draft if the session has ended', async () => {
    const login = redirectTo('/parent-login?redirectTo=%2Finbox');
    await expect(submit(() => Promise.reject(login))).rejects.toBe(login);
    expect(form.drafts.read('draft:1')).not.toBeNull();
  });

  it('removes its draft after it was saved', async () => {
    const stored = redirectTo('/inbox');
    await expect(submit(() => Promise.reject(stored))).rejects.toBe(stored);
    expect(form.drafts.read('draft:1')).toBeNull();
  });

  it('stores the new idempotency key in its draft if the content has changed', async () => {
    const unsaved = unsavedForm(form, { ...values, requestId: randomUUID() }, {});
    const request = new Request('http://localhost/inbox', { method: 'POST', body: new URLSearchParams(values) });
    await submitOnce(form, { request, serverAction: () => Promise.resolve(unsaved) }, () => false);
    expect(form.drafts.read('draft:1')).toMatchObject({ requestId: unsaved.values.requestId, state: 'new' });
  });

  it('is left alone if the route was sent another form', async () => {
    const reply = { ...form, intent: 'reply' };
    const request = new Request('http://localhost/inbox', { method: 'POST', body: new URLSearchParams(values) });
    const lost = new TypeError('Failed to fetch');
    await expect(submitOnce(reply, { request, serverAction: () => Promise.reject(lost) }, () => false)).rejects.toBe(
      lost,
    );
  });
});
