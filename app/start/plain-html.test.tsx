import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { languageCodes } from '../../content/languages.ts';
import type { ListedMessage } from '../features/messages/messages.ts';
import { loadCatalogue } from '../i18n/catalogues.ts';
import { translator } from '../i18n/translate.ts';
import { messageRow } from '../routes/inbox/message-row.tsx';
import { plainHtml } from './plain-html.ts';

const message: ListedMessage = {
  id: '7428bab8-7254-4a8d-b8e2-6266c59de37a',
  direction: 'received',
  otherName: 'Zoé O’Neill',
  subject: 'Question',
  isRead: false,
  createdAt: new Date('2026-11-21T21:49:36Z'),
  requestId: null,
};

const messages: readonly ListedMessage[] = [
  message,
  { ...message, isRead: true },
  { ...message, direction: 'sent', isRead: true },
  { ...message, direction: 'sent' },
  { ...message, otherName: null, subject: null },
  {
    ...message,
    otherName: '<script>alert("1")</script>',
    subject: `"'&<>&amp;<!-- --> </li><img src=x onerror=alert(1)>`,
  },
  { ...message, otherName: 'ليلى منصور', subject: '第一周的问题 🎒\u0000\u2028' },
];

test.each(languageCodes)('Lines of the inbox are, in %s, what React would have written', async (language) => {
  const t = translator(language, await loadCatalogue(language));
  const writeDay = (at: Date) => ({
    dateTime: at.toISOString(),
    title: `${at.getUTCFullYear()} "UTC"`,
    children: 'Nov 21',
  });
  for (const openId of [undefined, message.id])
    for (const before of [null, '2026-11-21T21:49:36.000Z+&'])
      for (const one of messages) {
        const row = messageRow(one, { t, before, openId, writeDay, onClick: () => {} });
        expect(plainHtml(row)).toBe(renderToString(row));
      }
});

const plain: readonly [what: string, node: ReactNode][] = [
  ['nothing', [null, undefined, true, false, '']],
  [
    'texts side by side',
    <p key="p">
      one {2} {'three'}
    </p>,
  ],
  [
    'texts around elements',
    <p key="p">
      one <b>two</b> {3}
      {null}
      {4}
    </p>,
  ],
  [
    'lists of elements',
    <ul key="ul">
      {['a', 'b'].map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>,
  ],
  [
    'attributes',
    <a
      key="a"
      href="/?a=1&b=2"
      hidden
      aria-hidden={false}
      aria-current={true}
      data-on={true}
      lang="ar"
      className={'"x"'}
      title={undefined}
    >
      text
    </a>,
  ],
];

test.each(plain)('Plain HTML of %s is what React would have written', (_, node) => {
  expect(plainHtml(node)).toBe(renderToString(node));
});

test.each([
  ['a component', <Component key="c" />],
  ['an attribute that HTML names otherwise', <td key="td" colSpan={2} />],
  ['a style', <p key="p" style={{ color: 'red' }} />],
  ['HTML from elsewhere', <p key="p" dangerouslySetInnerHTML={{ __html: '<b>' }} />],
])('Plain HTML is not made of %s', (_, node) => {
  expect(() => plainHtml(node)).toThrow(TypeError);
});

function Component() {
  return null;
}
