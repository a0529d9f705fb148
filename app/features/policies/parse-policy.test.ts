import { describe, expect, it } from 'vitest';
import { parsePolicy } from './parse-policy.server.ts';
import type { RenderContext } from './render-inline.server.ts';

const english: RenderContext = {
  fill(text) {
    if (text.includes('{unknown}')) throw new Error('No figure or name is called {unknown}');
    return text.replace('{days}', '30');
  },
  hrefOf: (link) => `/fr${link}`,
  isRightToLeft: false,
};
const arabic: RenderContext = { ...english, isRightToLeft: true };

const head = '---\ntitle: A Policy\ndescription: What it says.\n---\n\nIt is short.\n\n';
const policyFile = `${head}## 1. Scope\n\n1.1 Within {days} days.\n\n1.2 It lists:\n\n- one; and\n- [two](/legal).\n\n## 2. End\n\n2.1 It ends.\n`;
const read = (source: string, context = english) => parsePolicy(source, 'content/legal/a/en.md', context);

it('A policy file is parsed into introduction, sections and clauses, with figures filled in and links localized', () => {
  expect(read(policyFile)).toEqual({
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

describe('The policy parser', () => {
  it.each([
    ['without a title', policyFile.replace('title: ', ''), 1, 'title'],
    ['with an unknown placeholder in the title', policyFile.replace('A Policy', '{unknown}'), 1, '{unknown}'],
    ['without an introduction', policyFile.replace('It is short.\n', ''), 18, 'introduction'],
    ['without sections', head, 6, 'sections'],
    ['with a missing section number', policyFile.replace('## 2', '## 3'), 17, 'expected "## 2. …"'],
    ['with a heading of another level', policyFile.replace('## 2', '### 2'), 17, 'expected "## 2. …"'],
    ['with a section without clauses', policyFile.replace('2.1 It ends.\n', ''), 17, 'section 2 has no clause'],
    ['with a missing clause number', policyFile.replace('1.2 It', '1.3 It'), 12, 'expected clause 1.2'],
    ['with a clause of another section', policyFile.replace('2.1 It', '1.3 It'), 19, 'expected clause 2.1'],
    ['with text outside a clause', policyFile.replace('2.1 It', 'It'), 19, 'expected clause 2.1'],
    [
      'with a list before any clause',
      policyFile.replace('1.1 Within {days} days.\n\n1.2 It lists:\n\n', ''),
      10,
      'a list',
    ],
    ['with a numbered list', policyFile.replace('- one; and\n- ', '1. one; and\n2. '), 14, 'numbered list'],
    ['with a list within a list', policyFile.replace('- [two]', '  - [two]'), 14, 'single line'],
    ['with a line break in a paragraph', policyFile.replace('Within', 'Within\n'), 10, 'single line'],
    ['with an unknown placeholder', policyFile.replace('{days}', '{unknown}'), 10, '{unknown}'],
    ['with bold text', policyFile.replace('ends', '**ends**'), 19, 'strong'],
    ['with HTML', policyFile.replace('ends', '<b>ends</b>'), 19, 'html'],
    ['with a table', `${policyFile}\n| a |\n|---|\n| b |\n`, 21, 'table'],
    ['with an external link', policyFile.replace('/legal', 'https://example.org'), 14, 'https://example.org'],
    ['with a bare URL', policyFile.replace('ends', 'https://example.org'), 19, 'https://example.org'],
    ['with a link to another host', policyFile.replace('/legal', '//example.org'), 14, '//example.org'],
  ])('rejects a file %s, naming its line', (_what, source, line, fault) => {
    expect(() => read(source)).toThrow(`content/legal/a/en.md:${line}: `);
    expect(() => read(source)).toThrow(fault);
  });
});

it('HTML in the value of a placeholder is escaped', () => {
  const named = { ...english, fill: () => 'St <b>Anne</b> & "Co"' };
  expect(read(policyFile, named).introduction).toBe('<p>St &lt;b&gt;Anne&lt;/b&gt; &amp; &quot;Co&quot;</p>');
});

describe('The isolation of a Latin name in Arabic', () => {
  const clause = (text: string) => read(policyFile.replace('It ends.', text), arabic).sections[1]?.clauses[0]?.html;

  it.each([
    [
      'includes the number after the name',
      'قانون Equality Act 2010، وبعده',
      'قانون <bdi>Equality Act 2010</bdi>، وبعده',
    ],
    ['includes digits before the name', 'المادة 47B من', 'المادة <bdi>47B</bdi> من'],
    ['excludes a number of the sentence', 'خلال 30 يومًا لدى IB', 'خلال 30 يومًا لدى <bdi>IB</bdi>'],
    ['excludes brackets around the name', 'القانون (Bribery Act 2010).', 'القانون (<bdi>Bribery Act 2010</bdi>).'],
    ['includes brackets inside the name', 'نظام Contracts (Fees) Act هنا', 'نظام <bdi>Contracts (Fees) Act</bdi> هنا'],
    ['includes underscores before the name', 'ملف __Host-session وحده', 'ملف <bdi>__Host-session</bdi> وحده'],
    ['separates two names', 'بين IB وبين OECD & Co', 'بين <bdi>IB</bdi> وبين <bdi>OECD &amp; Co</bdi>'],
  ])('%s', (_how, text, html) => {
    expect(clause(text)).toBe(`<p>${html}</p>`);
  });
});
