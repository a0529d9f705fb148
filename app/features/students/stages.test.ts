import { describe, expect, it } from 'vitest';
import { translations as arabic } from '#content/translations/ar.ts';
import { translations as english } from '#content/translations/en.ts';
import { translator } from '#i18n/translate.ts';
import { levelText } from './stages.ts';
import { storedLevel } from './stored-level.server.ts';

const level = (currentLevel: string | null, className: string | null = null) => ({ currentLevel, className });

describe('A level', () => {
  it('is stored unchanged as the class if it names no stage', () => {
    for (const name of ['Year 8', 'primary school', '八年级'])
      expect(storedLevel(level(name))).toEqual(level(null, name));
    expect(storedLevel(level(null))).toEqual(level(null));
  });

  it.each(['Middle Years', 'middle years', 'المتوسطة', 'Collège', 'Colle\u0300ge', '初中'])(
    'is stored by the English name of its stage if it is written as %s',
    (name) => {
      expect(storedLevel(level(name, '8B'))).toEqual(level('Middle Years', '8B'));
    },
  );

  it('is shown in the language of the reader, with the class unchanged', () => {
    const [inArabic, inEnglish] = [translator('ar', arabic), translator('en', english)];
    expect(levelText(level('University Preparation'), inArabic)).toBe('الإعداد الجامعي');
    expect(levelText(level('University Preparation', '12A'), inEnglish)).toBe('University Preparation · 12A');
    expect(levelText(level(null, '八年级'), inArabic)).toBe('八年级');
    expect(levelText(level(null), inEnglish)).toBeNull();
  });
});
