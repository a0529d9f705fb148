import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '#content/languages.ts';
import { loadAllTexts } from '#i18n/all-texts.server.ts';
import { LanguageProvider } from '#i18n/language-context.tsx';
import { textOf } from '#tests/support/html.ts';
import { ProgressSummary } from './progress-summary.tsx';

beforeAll(loadAllTexts);

const grades = ['Above', 'Meets', 'Below'];

/** Renders the progress in one subject, with one report per term. */
function chartOf(places: number[], language: Language = 'en'): string {
  const points = places.map((place, index) => ({
    termId: `${index}`,
    term: `Term ${index + 1}`,
    grade: grades[place] ?? '',
    place,
  }));
  const subjects = [{ subjectId: 'music', subject: 'Music', points }];
  return renderToStaticMarkup(
    <LanguageProvider language={language}>
      <ProgressSummary progress={{ gradeCount: grades.length, subjects }} />
    </LanguageProvider>,
  );
}

function coordinatesIn(html: string): { x: number; y: number }[] {
  const [, points = ''] = /<polyline points="([^"]+)"/.exec(html) ?? [];
  return points.split(' ').map((point) => {
    const [x = Number.NaN, y = Number.NaN] = point.split(',').map(Number);
    return { x, y };
  });
}

describe('The progress in a subject', () => {
  it.each([[[1]], [[2, 1]]])('is the latest grade without a chart below three reports: %j', (places) => {
    const html = chartOf(places);
    expect(textOf(html)).toBe('Music Meets');
    expect(html).not.toMatch(/<svg|<polyline|<table|<details/);
  });

  it('is a line chart from three reports on, with a point for each report and an accessible name', () => {
    const html = chartOf([2, 1, 0]);
    const points = coordinatesIn(html);
    expect(points).toHaveLength(3);
    expect(points).toEqual(points.toSorted((one, other) => one.x - other.x));
    expect(points).toEqual(points.toSorted((one, other) => other.y - one.y));
    expect(new Set(points.map(({ y }) => y)).size).toBe(3);
    expect(html.match(/<circle /g)).toHaveLength(3);
    expect(html).toContain('role="img" aria-label="Attainment in Music: Below in Term 1, Above in Term 3"');
  });

  it('is also available as a table', () => {
    const html = chartOf([2, 2, 1]);
    const [table = ''] = /<table.*<\/table>/s.exec(html) ?? [];
    expect(textOf(table)).toBe('Music Term Attainment Term 1 Below Term 2 Below Term 3 Meets');
    expect(table.match(/<th scope="(col|row)"/g)).toHaveLength(5);
    expect(html.indexOf('<details')).toBeLessThan(html.indexOf('<table'));
  });

  it('runs from right to left in Arabic', () => {
    const [english, arabic] = [coordinatesIn(chartOf([2, 1, 0])), coordinatesIn(chartOf([2, 1, 0], 'ar'))];
    expect(arabic.map(({ x }) => x)).toEqual(english.map(({ x }) => x).toReversed());
    expect(arabic.map(({ y }) => y)).toEqual(english.map(({ y }) => y));
    expect(chartOf([2, 1, 0], 'ar')).toContain('aria-label="التحصيل في Music: Below في Term 1، وAbove في Term 3"');
  });
});
