import { describe, expect, it } from 'vitest';
import { foldText, searchWordsOf } from './fold-text.server.ts';

describe('The folded form of a text', () => {
  it.each([
    ['upper and lower case', 'STRASSE', 'Straße'],
    ['letters with and without accents', 'Élève, señor, naïve', 'eleve, senor, naive'],
    ['composed and decomposed letters', 'Zoë', 'Zoe\u0308'],
    ['ligatures', 'ﬁnal œuvre cæsar', 'final oeuvre caesar'],
    ['full-width forms', 'Ｍａｔｈｓ１２', 'maths12'],
    ['dotted and dotless i', 'İstanbul ışık', 'istanbul isik'],
    ['a sigma at the end of a word and elsewhere', 'ΟΔΟΣ', 'οδοσ'],
    ['apostrophes', 'l’école', "l'ecole"],
    ['Arabic with and without vowel signs', 'مُدَرِّسَةٌ', 'مدرسة'],
    ['Arabic with and without tatweel', 'مدرســة', 'مدرسة'],
    ['alef with and without hamza, madda and wasla', 'أحمد إلى آخر ٱسم', 'احمد الى اخر اسم'],
    ['forms of yeh', 'على علی', 'علي علي'],
    ['teh marbuta and heh', 'مدرسة', 'مدرسه'],
    ['hamza on its carriers', 'مسؤول رئيس', 'مسوول رييس'],
    ['presentation forms of Arabic', 'ﻻ', 'لا'],
    ['Arabic and Western digits', '٢٠٢٦ ۲۰۲۶', '2026 2026'],
    ['text with and without invisible characters', 'a\u200bb\u00adc\u200f', 'abc'],
  ])('is the same for %s', (_what, one, other) => {
    expect(foldText(one)).toBe(foldText(other));
  });

  it('is the same for a whole text and for its single characters', () => {
    const text = 'ΟΔΟΣ Straße Œuvre İı مُدَرِّسَةٌ ﻻ 学校 각 e\u0301 ٢٠٢٦';
    expect([...text].map(foldText).join('')).toBe(foldText(text));
  });
});

describe('Words of a search', () => {
  it.each(['', '   ', '\u200b', 'ـ', '\u064b'])('are empty for %j', (text) => {
    expect(searchWordsOf(text)).toEqual([]);
  });

  it('are distinct and at most six', () => {
    expect(searchWordsOf(' Mira mira  École\u3000学校 a b c d')).toEqual(['mira', 'ecole', '学校', 'a', 'b', 'c']);
  });
});
