import { describe, expect, it } from 'vitest';
import { translations as arabic } from '../../../content/translations/ar.ts';
import { translations as english } from '../../../content/translations/en.ts';
import { translator } from '../../i18n/translate.ts';
import { levelText } from './stages.ts';
import { storedLevel } from './stored-level.server.ts';

describe('A level', () => {
  it('that is free text is stored and shown as it was written', () => {
    for (const level of ['Year 8', 'primary school', '八年级', '']) {
      expect(storedLevel(level)).toBe(level);
      expect(levelText(level, translator('ar', arabic))).toBe(level);
    }
    expect(storedLevel(null)).toBeNull();
  });

  it.each(['Middle Years', 'middle years', 'المتوسطة', 'Collège', 'Colle\u0300ge', '初中'])(
    'that names a stage as %s is stored by its English name',
    (level) => {
      expect(storedLevel(level)).toBe('Middle Years');
    },
  );

  it('that names a stage is shown in the language of the reader', () => {
    expect(levelText('University Preparation', translator('ar', arabic))).toBe('الإعداد الجامعي');
    expect(levelText('University Preparation', translator('en', english))).toBe('University Preparation');
  });
});
