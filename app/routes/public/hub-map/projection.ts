/*
 * The Natural Earth projection, as small as it comes: what moves or depends on `content/school.ts` is drawn with it in the
 * page, over the land that `npm run pictures` drew with the same (a test holds the two together).
 */

export type Place = readonly [longitude: number, latitude: number];
export type Point = readonly [x: number, y: number];

/** The meridian in the middle of the map, in degrees: with it no land but a tip of Siberia meets the map's edge. */
export const middleMeridian = 11;
/** The world's width is 1000; the map is cut where no land of interest is left. */
export const scale = 1000 / (2 * Math.PI * 0.8707);
const northernmost = 79;
const southernmost = -57;

export const degrees = Math.PI / 180;

const top = -scale * height(northernmost * degrees);
export const mapSize = { width: 1000, height: Math.round(-scale * height(southernmost * degrees) - top) };

/** Where d3-geo has to put the point 0, 0 for its drawing to match. */
export const origin: Point = [mapSize.width / 2, -top];

/** A place's point on the map. */
export function project([longitude, latitude]: Place): Point {
  return onMap(eastwardOf(longitude), latitude);
}

/** A longitude counted from the middle meridian, in radians from -π to π. */
export function eastwardOf(longitude: number): number {
  const turn = longitude - middleMeridian;
  return (turn - 360 * Math.round(turn / 360)) * degrees;
}

/** As `project`, for a longitude as `eastwardOf` counts: so that both rims of the map can be named. */
export function onMap(eastward: number, latitude: number): Point {
  const angle = latitude * degrees;
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

/** `M471.2,81.4L…`, to a tenth of a unit. */
export function pathOf(points: readonly Point[]): string {
  return `M${points.map((point) => point.map((number) => Math.round(number * 10) / 10).join(',')).join('L')}`;
}
