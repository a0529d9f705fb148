import { describe, expect, it } from 'vitest';
import { searchWordsOf } from './fold-text.server.ts';
import { type HighlightPart, highlightedSnippet, highlightWords } from './highlight.server.ts';

const shown = (parts: HighlightPart[]) =>
  parts.map(({ text, isHighlighted }) => (isHighlighted ? `[${text}]` : text)).join('');
const marked = (text: string, search: string) => shown(highlightWords(text, searchWordsOf(search)));
const passage = (text: string, search: string) => shown(highlightedSnippet(text, searchWordsOf(search)));

describe('Marked words', () => {
  it.each([
    ['Mira is ill', 'tom', 'Mira is ill'],
    ['', 'tom', ''],
    ['Mira is ill', 'ILL mira', '[Mira] is [ill]'],
    ['banana', 'ana', 'b[ana]na'],
    ['abcdef', 'bcd cde', 'a[bcde]f'],
    ['Les élèves', 'eleve', 'Les [élève]s'],
    ['Les e\u0301le\u0300ves', 'eleve', 'Les [e\u0301le\u0300ve]s'],
    ['Straße 5', 'strass', '[Straß]e 5'],
    ['Straße 5', 'stras', '[Straß]e 5'],
    ['œuvre', 'euv', '[œuv]re'],
    ['في المُدَرِّسَةِ اليوم', 'مدرسه', 'في ال[مُدَرِّسَةِ] اليوم'],
    ['明天学校放假', '学校', '明天[学校]放假'],
    ['a < b & <b>', '<b>', 'a < b & [<b>]'],
    ['😀 party 😀', '😀', '[😀] party [😀]'],
  ])('in %j for the search %j are %s', (text, search, expected) => {
    expect(marked(text, search)).toBe(expected);
  });
});

describe('A passage', () => {
  it('is the beginning of a text that does not contain the words', () => {
    expect(passage('Short\n\ntext', 'none')).toBe('Short text');
    const text = passage('word '.repeat(100), 'none');
    expect(text).toHaveLength(181);
    expect(text).toMatch(/^word .*…$/);
  });

  it('shows the first occurrence in a long text', () => {
    expect(passage(`${'before '.repeat(100)}Mira ${'after '.repeat(100)}`, 'mira')).toMatch(
      /^…(before ){2,8}\[Mira\] (after )+.*…$/,
    );
  });

  it('does not split a character', () => {
    for (let length = 40; length < 60; length += 1) {
      const text = passage(`${'😀'.repeat(length)}x${'e\u0301'.repeat(200)}`, 'x');
      expect(text.isWellFormed()).toBe(true);
      expect(text).not.toMatch(/^…\u0301/);
    }
  });

  it('shows a word that is longer than a passage', () => {
    const word = '学'.repeat(300);
    expect(passage(`a ${word} b`, word.slice(0, 250))).toContain(`[${'学'.repeat(250)}]`);
  });
});
