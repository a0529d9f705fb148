import { describe, expect, it } from 'vitest';
import { parsePolicy } from './parse-policy.server.ts';
import type { Writing } from './write-inline.server.ts';

const english: Writing = {
  fill(text) {
    if (text.includes('{unknown}')) throw new Error('No figure or name is called {unknown}');
    return text.replace('{days}', '30');
  },
  addressOf: (link) => `/fr${link}`,
  isRightToLeft: false,
};
const arabic: Writing = { ...english, isRightToLeft: true };

const head = '---\ntitle: A Policy\ndescription: What it says.\n---\n\nIt is short.\n\n';
const whole = `${head}## 1. Scope\n\n1.1 Within {days} days.\n\n1.2 It lists:\n\n- one; and\n- [two](/legal).\n\n## 2. End\n\n2.1 It ends.\n`;
const read = (source: string, writing = english) => parsePolicy(source, 'content/legal/a/en.md', writing);

it('A policy is read into its introduction, sections and clauses, figures filled in and links addressed', () => {
  expect(read(whole)).toEqual({
    title: 'A Policy',
    description: 'What it says.',
    introduction: '<p>It is short.</p>',
    sections: [
      {
        number: 1,
        title: 'Scope',
        clauses: [
          { number: '1.1', html: '<p>Within 30 days.</p>' },
          { number: '1.2', html: '<p>It lists:</p><ul><li>one; and</li><li><a href="/fr/legal">two</a>.</li></ul>' },
        ],
      },
      { number: 2, title: 'End', clauses: [{ number: '2.1', html: '<p>It ends.</p>' }] },
    ],
  });
});

describe('A file is refused, with its name and line,', () => {
  it.each([
    ['that has no title', whole.replace('title: ', ''), 1, 'title'],
    ['whose title names nothing', whole.replace('A Policy', '{unknown}'), 1, '{unknown}'],
    ['without an introduction', whole.replace('It is short.\n', ''), 18, 'introduction'],
    ['without sections', head, 6, 'sections'],
    ['that leaves a section out', whole.replace('## 2', '## 3'), 17, 'expected "## 2. …"'],
    ['with a heading of another level', whole.replace('## 2', '### 2'), 17, 'expected "## 2. …"'],
    ['with a section without clauses', whole.replace('2.1 It ends.\n', ''), 17, 'section 2 has no clause'],
    ['that leaves a clause out', whole.replace('1.2 It', '1.3 It'), 12, 'expected clause 1.2'],
    ['with a clause of another section', whole.replace('2.1 It', '1.3 It'), 19, 'expected clause 2.1'],
    ['with text outside a clause', whole.replace('2.1 It', 'It'), 19, 'expected clause 2.1'],
    ['with a list before any clause', whole.replace('1.1 Within {days} days.\n\n1.2 It lists:\n\n', ''), 10, 'a list'],
    ['with a numbered list', whole.replace('- one; and\n- ', '1. one; and\n2. '), 14, 'numbered list'],
    ['with a list within a list', whole.replace('- [two]', '  - [two]'), 14, 'single line'],
    ['with a broken line', whole.replace('Within', 'Within\n'), 10, 'single line'],
    ['with a placeholder that names nothing', whole.replace('{days}', '{unknown}'), 10, '{unknown}'],
    ['with bold text', whole.replace('ends', '**ends**'), 19, 'strong'],
    ['with HTML', whole.replace('ends', '<b>ends</b>'), 19, 'html'],
    ['with a table', `${whole}\n| a |\n|---|\n| b |\n`, 21, 'table'],
    ['with a link out of the school', whole.replace('/legal', 'https://example.org'), 14, 'https://example.org'],
    ['with a bare address', whole.replace('ends', 'https://example.org'), 19, 'https://example.org'],
    ['with a link to another host', whole.replace('/legal', '//example.org'), 14, '//example.org'],
  ])('%s', (_what, source, line, fault) => {
    expect(() => read(source)).toThrow(`content/legal/a/en.md:${line}: `);
    expect(() => read(source)).toThrow(fault);
  });
});

it('Whatever a text or a name holds, it stays text', () => {
  const named = { ...english, fill: () => 'St <b>Anne</b> & "Co"' };
  expect(read(whole, named).introduction).toBe('<p>St &lt;b&gt;Anne&lt;/b&gt; &amp; &quot;Co&quot;</p>');
});

describe('In Arabic a Latin name is isolated,', () => {
  const clause = (text: string) => read(whole.replace('It ends.', text), arabic).sections[1]?.clauses[0]?.html;

  it.each([
    ['with its number', 'قانون Equality Act 2010، وبعده', 'قانون <bdi>Equality Act 2010</bdi>، وبعده'],
    ['with the digits before it', 'المادة 47B من', 'المادة <bdi>47B</bdi> من'],
    ['but not with a number of the sentence', 'خلال 30 يومًا لدى IB', 'خلال 30 يومًا لدى <bdi>IB</bdi>'],
    ['without the brackets around it', 'القانون (Bribery Act 2010).', 'القانون (<bdi>Bribery Act 2010</bdi>).'],
    ['with the brackets in it', 'نظام Contracts (Fees) Act هنا', 'نظام <bdi>Contracts (Fees) Act</bdi> هنا'],
    ['with the signs before it', 'ملف __Host-session وحده', 'ملف <bdi>__Host-session</bdi> وحده'],
    ['beside another one', 'بين IB وبين OECD & Co', 'بين <bdi>IB</bdi> وبين <bdi>OECD &amp; Co</bdi>'],
  ])('%s', (_how, text, html) => {
    expect(clause(text)).toBe(`<p>${html}</p>`);
  });
});
