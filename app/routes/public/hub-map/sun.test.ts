import { describe, expect, it } from 'vitest';
import { project } from './projection.ts';
import { isDay, nightPath, subsolarPoint } from './sun.ts';

const at = (time: string) => subsolarPoint(Date.parse(time));

describe('The subsolar point', () => {
  it.each([
    ['2026-03-20T14:46Z', 0, 'at the equator at the beginning of spring'],
    ['2026-06-21T08:25Z', 23.44, 'at the northern tropic at the beginning of summer'],
    ['2026-12-21T20:50Z', -23.44, 'at the southern tropic at the beginning of winter'],
  ])('at %s has the latitude %f, %s', (time, latitude) => {
    expect(at(time)[1]).toBeCloseTo(latitude, 1);
  });

  it.each([
    ['2026-09-01T12:00Z', 0, 'at Greenwich, because clock and sun agree'],
    ['2026-02-11T12:00Z', 3.55, 'further east, because the sun is a quarter of an hour late'],
    ['2026-11-03T00:00Z', 175.9, 'west of the date line, because the sun is early'],
  ])('at %s has the longitude %f, %s', (time, longitude) => {
    expect(at(time)[0]).toBeCloseTo(longitude, 0);
  });
});

describe('Daylight', () => {
  const [london, singapore, tromso] = [
    [-0.1276, 51.5072],
    [103.8198, 1.3521],
    [18.9553, 69.6496],
  ] as const;
  it('is present in London and absent in Singapore at a winter noon in London', () => {
    const noon = at('2026-01-10T12:00Z');
    expect([isDay(london, noon), isDay(singapore, noon)]).toEqual([true, false]);
  });

  it('lasts from sunrise to sunset in London, within a few minutes', () => {
    const isDayAt = (time: string) => isDay(london, at(time));
    // According to an almanac: 4:43 and 21:22 British Summer Time.
    expect(['03:38', '03:48', '20:17', '20:27'].map((time) => isDayAt(`2026-06-21T${time}Z`))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('is present beyond the polar circle at midnight in midsummer, and absent at noon in midwinter', () => {
    expect(isDay(tromso, at('2026-06-21T22:45Z'))).toBe(true);
    expect(isDay(tromso, at('2026-12-21T10:45Z'))).toBe(false);
  });
});

describe('The night shade on the map', () => {
  it.each(['2026-01-10T12:00Z', '2026-06-21T03:00Z', '2026-03-20T14:46Z', '2026-09-23T00:05Z', '2026-11-21T19:00Z'])(
    'covers exactly the places with night at %s',
    (time) => {
      const sun = at(time);
      const shade = polygonOf(nightPath(sun));
      for (let longitude = -165; longitude <= 180; longitude += 15) {
        for (let latitude = -50; latitude <= 70; latitude += 10) {
          if (isAtDusk([longitude, latitude], sun)) continue;
          const isShaded = isWithin(project([longitude, latitude]), shade);
          expect(isShaded, `${longitude}, ${latitude}`).toBe(!isDay([longitude, latitude], sun));
        }
      }
    },
  );
});

type Point = readonly [number, number];

/** True within two degrees of the terminator, where the polygon is too coarse to test. */
function isAtDusk([longitude, latitude]: Point, [sunLongitude, sunLatitude]: Point): boolean {
  const [here, sun, hours] = [latitude, sunLatitude, longitude - sunLongitude].map((angle) => (angle * Math.PI) / 180);
  if (here === undefined || sun === undefined || hours === undefined) return true;
  const height = Math.sin(here) * Math.sin(sun) + Math.cos(here) * Math.cos(sun) * Math.cos(hours);
  return Math.abs(height) < 0.035;
}

function polygonOf(path: string): Point[] {
  return [...path.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
}

/** Ray casting: counts crossings to the right. */
function isWithin([x, y]: Point, polygon: Point[]): boolean {
  const crossings = polygon.filter(([toX, toY], index) => {
    const [fromX, fromY] = polygon.at(index - 1) ?? [toX, toY];
    return fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX;
  });
  return crossings.length % 2 === 1;
}
