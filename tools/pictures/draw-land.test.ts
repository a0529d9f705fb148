import { readFile } from 'node:fs/promises';
import { geoNaturalEarth1 } from 'd3-geo';
import { expect, it } from 'vitest';
import { centralMeridian, origin, type Place, project, scale } from '#routes/public/hub-map/projection.ts';
import { drawLand, landFile } from './draw-land.ts';

it('The land map is up to date: else run `npm run pictures`', async () => {
  expect(await readFile(landFile, 'utf8')).toBe(await drawLand());
});

it.each([
  [-0.1276, 51.5072],
  [-74.006, 40.7128],
  [103.8198, 1.3521],
  [-179, -33],
  [190, 60],
] satisfies Place[])('The page projects the coordinates %f, %f to the same point as the land map', (...place) => {
  const drawn = geoNaturalEarth1()
    .rotate([-centralMeridian, 0])
    .scale(scale)
    .translate([...origin])(place);
  const [x, y] = project(place);
  expect(x).toBeCloseTo(drawn?.[0] ?? Number.NaN, 6);
  expect(y).toBeCloseTo(drawn?.[1] ?? Number.NaN, 6);
});
