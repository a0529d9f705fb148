import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import type { Language } from '#content/languages.ts';
import { loadAllTexts } from '#i18n/all-texts.server.ts';
import { LanguageProvider } from '#i18n/language-context.tsx';
import type { ShownOffsetNotice } from './load-today.server.ts';
import { OffsetNotices } from './offset-notices.tsx';

beforeAll(loadAllTexts);

function textOf(language: Language, notice: Pick<ShownOffsetNotice, 'minutes'> & Partial<ShownOffsetNotice>): string {
  const html = renderToStaticMarkup(
    <LanguageProvider language={language}>
      <OffsetNotices notices={[{ day: '2026-03-29', courses: null, ...notice }]} />
    </LanguageProvider>,
  );
  return /<span>(.*)<\/span>/.exec(html)?.[1] ?? '';
}

it.each([
  ['en', 60, 'Lessons are one hour later for you from Sunday 29 March.'],
  ['en', -60, 'Lessons are one hour earlier for you from Sunday 29 March.'],
  ['en', 30, 'Lessons are half an hour later for you from Sunday 29 March.'],
  ['en', -120, 'Lessons are 2 hours earlier for you from Sunday 29 March.'],
  ['en', 45, 'Lessons are 45 minutes later for you from Sunday 29 March.'],
  ['fr', 60, 'À partir du dimanche 29 mars, les séances ont lieu une heure plus tard pour vous.'],
  ['fr', -30, 'À partir du dimanche 29 mars, les séances ont lieu une demi-heure plus tôt pour vous.'],
  ['ar', 60, 'تبدأ الدروس بعد موعدها المعتاد بمقدار ساعة واحدة بتوقيتكم ابتداءً من الأحد، 29 مارس.'],
  ['ar', -120, 'تبدأ الدروس قبل موعدها المعتاد بمقدار ساعتين بتوقيتكم ابتداءً من الأحد، 29 مارس.'],
  ['zh', 60, '自3月29日星期日起，您当地的上课时间推迟1小时。'],
  ['zh', -30, '自3月29日星期日起，您当地的上课时间提前半小时。'],
] as const)('A change is said in %s for %i minutes', (language, minutes, text) => {
  expect(textOf(language, { minutes })).toBe(text);
});

it('A change of some courses names them', () => {
  expect(textOf('en', { minutes: 60, courses: ['Algebra', 'Chinese'] })).toBe(
    'Algebra and Chinese: lessons are one hour later for you from Sunday 29 March.',
  );
});
