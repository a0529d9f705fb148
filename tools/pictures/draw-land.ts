import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type GeoPermissibleObjects, geoGraticule, geoNaturalEarth1, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import { centralMeridian, mapSize, origin, scale } from '#routes/public/hub-map/projection.ts';
import { ShortPath, stepsPerUnit } from './short-path.ts';

type Atlas = Parameters<typeof feature>[0];

const colours = { sea: '#e9eff0', land: '#e3d4b4', shore: '#b9a47b', hourLines: '#c9d6da' };
const atlasFile = createRequire(import.meta.url).resolve('world-atlas/land-110m.json');

export const landFile = 'app/routes/public/hub-map/land.svg';

const { width, height } = mapSize;
const projection = geoNaturalEarth1()
  .rotate([-centralMeridian, 0])
  .scale(scale)
  .translate([...origin])
  .precision(0.5)
  .clipExtent([
    [0, 0],
    [width, height],
  ]);

/** Natural Earth outlines, with a meridian every 15°. */
export async function drawLand(): Promise<string> {
  const atlas: Atlas = JSON.parse(await readFile(atlasFile, 'utf8'));
  const { land } = atlas.objects;
  if (!land) throw new Error(`No land object in ${atlasFile}`);
  const hours = geoGraticule().stepMajor([15, 360]).stepMinor([15, 30]);
  const box = `0 0 ${width * stepsPerUnit} ${height * stepsPerUnit}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" width="${width}" height="${height}" viewBox="${box}">`,
    `<path fill="${colours.sea}" d="${draw({ type: 'Sphere' })}"/>`,
    `<path fill="none" stroke="${colours.hourLines}" stroke-width="6" d="${draw(hours())}"/>`,
    `<path fill="${colours.land}" stroke="${colours.shore}" stroke-width="5" stroke-linejoin="round" d="${draw(feature(atlas, land))}"/>`,
    '</svg>\n',
  ].join('');
}

function draw(shape: GeoPermissibleObjects): string {
  const path = new ShortPath();
  geoPath(projection, path)(shape);
  return path.toString();
}
