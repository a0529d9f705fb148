import { expect, test } from 'vitest';
import { loadAllTexts } from '#i18n/all-texts.server.ts';
import { noticeWithTexts } from './notices.server.ts';

test('A notice carries the texts of all its keys, in the language of the reader', () => {
  loadAllTexts();
  const action = { to: '/account', text: 'ui.close' } as const;
  const { texts } = noticeWithTexts({ tone: 'info', title: 'success.title', text: 'login.sessionEnded', action }, 'fr');
  expect(Object.keys(texts ?? {})).toEqual(['success.title', 'login.sessionEnded', 'ui.close']);
  expect(texts?.['login.sessionEnded']).toMatch(/session/);
});
