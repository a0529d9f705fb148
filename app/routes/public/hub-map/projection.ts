/* Minimal Natural Earth projection for what depends on time or on `content/school.ts`. `npm run pictures` draws
   the land with d3-geo; a test checks that both match. */

export type Place = readonly [longitude: number, latitude: number];
export type Point = readonly [x: number, y: number];

/** Central meridian in degrees, chosen so that the map's edge cuts almost no land. */
export const centralMeridian = 11;
/** The world is 1000 units wide; the map is cropped at the latitudes below. */
export const scale = 1000 / (2 * Math.PI * 0.8707);
const northernmost = 79;
const southernmost = -57;

export const radiansPerDegree = Math.PI / 180;

const top = -scale * height(northernmost * radiansPerDegree);
export const mapSize = { width: 1000, height: Math.round(-scale * height(southernmost * radiansPerDegree) - top) };

/** d3-geo's translation for a matching drawing. */
export const origin: Point = [mapSize.width / 2, -top];

export function project([longitude, latitude]: Place): Point {
  return onMap(relativeLongitude(longitude), latitude);
}

/** Longitude relative to the central meridian, in radians from -π to π. */
export function relativeLongitude(longitude: number): number {
  const turn = longitude - centralMeridian;
  return (turn - 360 * Math.round(turn / 360)) * radiansPerDegree;
}

/** Like `project`, for a longitude from `relativeLongitude`: can address both edges of the map. */
export function onMap(eastward: number, latitude: number): Point {
  const angle = latitude * radiansPerDegree;
  return [origin[0] + scale * eastward * width(angle), origin[1] - scale * height(angle)];
}

/** @see Šavrič, Jenny, Patterson, Petrovič, Hurni: A Polynomial Equation for the Natural Earth Projection (2011) */
function width(angle: number): number {
  const square = angle ** 2;
  const fourth = square ** 2;
  return 0.8707 - 0.131979 * square + fourth * (-0.013791 + fourth * (0.003971 * square - 0.001529 * fourth));
}

function height(angle: number): number {
  const square = angle ** 2;
  const fourth = square ** 2;
  return angle * (1.007226 + square * (0.015085 + fourth * (-0.044475 + 0.028874 * square - 0.005916 * fourth)));
}

/** `M471.2,81.4L…`, rounded to 0.1 units. */
export function pathOf(points: readonly Point[]): string {
  return `M${points.map((point) => point.map((number) => Math.round(number * 10) / 10).join(',')).join('L')}`;
}
