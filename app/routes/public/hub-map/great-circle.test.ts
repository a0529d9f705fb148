import { geoNaturalEarth1, geoPath } from 'd3-geo';
import { expect, it } from 'vitest';
import { greatCirclePath } from './great-circle.ts';
import { centralMeridian, origin, type Place, project, scale } from './projection.ts';

const pointsOf = (path: string) =>
  [...path.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

it('The path from London to New York starts and ends at the cities, and bends north as on the globe', () => {
  const [london, newYork]: [Place, Place] = [
    [-0.1276, 51.5072],
    [-74.006, 40.7128],
  ];
  const points = pointsOf(greatCirclePath(london, newYork));
  const rounded = (place: Place) => project(place).map((number) => Math.round(number * 10) / 10);
  expect(points[0]).toEqual(rounded(london));
  expect(points.at(-1)).toEqual(rounded(newYork));
  const drawn = geoPath(
    geoNaturalEarth1()
      .rotate([-centralMeridian, 0])
      .scale(scale)
      .translate([...origin]),
  ).bounds({ type: 'LineString', coordinates: [[...london], [...newYork]] });
  expect(Math.min(...points.map(([, y]) => y ?? 0))).toBeCloseTo(drawn[0][1], 0);
});

it('A path across the Pacific leaves the map at one edge and continues at the other', () => {
  const path = greatCirclePath([139.7, 35.7], [-122.4, 37.8]);
  expect(path.match(/M/g)).toHaveLength(2);
  const xs = pointsOf(path).map(([x]) => x ?? 0);
  const steps = xs.slice(1).map((x, index) => Math.abs(x - (xs[index] ?? 0)));
  expect(steps.filter((step) => step > 100)).toHaveLength(1);
});

it('The path between two hubs in one place contains no NaN', () => {
  expect(greatCirclePath([8.5, 47.4], [8.5, 47.4])).not.toContain('NaN');
});
