import { beforeEach, describe, expect, it, vi } from 'vitest';
import { filterNotices, type Notice, readNotices, showNotice } from './notices.ts';

const error: Notice = { tone: 'error', text: 'error.short' };
const texts = () => readNotices().map(({ text }) => text);

describe('The notices', () => {
  beforeEach(() => {
    vi.stubGlobal('location', new URL('https://school.example/inbox?compose'));
    filterNotices(() => false);
    return () => vi.unstubAllGlobals();
  });

  it('show the same text once', () => {
    for (const text of ['error.short', 'error.short', 'login.expired'] as const) showNotice({ tone: 'error', text });
    expect(texts()).toEqual(['error.short', 'login.expired']);
  });

  it('show the same text again with another title, tone or parameter', () => {
    for (const more of [{}, { title: 'error.title' }, { tone: 'info' }, { parameters: { name: 'Ann' } }] as const)
      showNotice({ ...error, ...more });
    expect(readNotices()).toHaveLength(4);
  });

  it('contain no errors after a success', () => {
    for (const tone of ['error', 'info', 'success'] as const) showNotice({ tone, text: 'error.short' });
    expect(readNotices().map(({ tone }) => tone)).toEqual(['info', 'success']);
  });

  it('can belong to another page than the open one', () => {
    showNotice(error);
    showNotice({ ...error, text: 'login.expired' }, '/inbox#list');
    expect(readNotices().map(({ page }) => page)).toEqual(['/inbox?compose', '/inbox']);
  });

  it('stay the same array when nothing is removed', () => {
    showNotice(error);
    const shown = readNotices();
    filterNotices(() => true);
    expect(readNotices()).toBe(shown);
  });
});
