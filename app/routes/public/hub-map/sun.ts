import { onMap, type Place, type Point, pathOf, radiansPerDegree, relativeLongitude } from './projection.ts';

const j2000 = Date.UTC(2000, 0, 1, 12);
const dayMilliseconds = 86_400_000;
/** Altitude of the sun's centre at sunrise and sunset, including refraction. */
const horizon = Math.sin(-0.833 * radiansPerDegree);

/**
 * The subsolar point, accurate to a few hundredths of a degree.
 * @see Astronomical Almanac, "Low precision formulas for the Sun's coordinates"
 */
export function subsolarPoint(at: number): Place {
  const days = (at - j2000) / dayMilliseconds;
  const anomaly = (357.528 + 0.9856003 * days) * radiansPerDegree;
  const ecliptic =
    (280.46 + 0.9856474 * days + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)) * radiansPerDegree;
  const tilt = (23.439 - 0.0000004 * days) * radiansPerDegree;
  const rightAscension = Math.atan2(Math.cos(tilt) * Math.sin(ecliptic), Math.cos(ecliptic)) / radiansPerDegree;
  const siderealAngle = 280.46062 + 360.985647 * days;
  return [
    normalizeDegrees(rightAscension - siderealAngle),
    Math.asin(Math.sin(tilt) * Math.sin(ecliptic)) / radiansPerDegree,
  ];
}

function normalizeDegrees(angle: number): number {
  return angle - 360 * Math.round(angle / 360);
}

export function isDay([longitude, latitude]: Place, [sunLongitude, sunLatitude]: Place): boolean {
  const [here, sun] = [latitude * radiansPerDegree, sunLatitude * radiansPerDegree];
  const hourAngle = (longitude - sunLongitude) * radiansPerDegree;
  return Math.sin(here) * Math.sin(sun) + Math.cos(here) * Math.cos(sun) * Math.cos(hourAngle) > horizon;
}

/** Closed SVG path of the night: along the terminator and back around the pole in darkness. */
export function nightPath([sunLongitude, sunLatitude]: Place): string {
  // Avoid the equinoxes, when the terminator passes through the poles and has no latitude per longitude.
  const tilt = (Math.abs(sunLatitude) < 0.05 ? 0.05 : sunLatitude) * radiansPerDegree;
  const noon = relativeLongitude(sunLongitude);
  const rim = Math.atan(Math.cos(noon) / Math.tan(tilt)) / radiansPerDegree;
  const darkPole = tilt > 0 ? -90 : 90;
  const line = terminatorPoints(tilt, noon).map(({ eastward, latitude }) => onMap(eastward, latitude));
  return `${pathOf([...edge(-Math.PI, darkPole, rim), ...line, ...edge(Math.PI, rim, darkPole)])}Z`;
}

/** Points on the terminator at equal distances, from the western to the eastern edge of the map. */
function terminatorPoints(tilt: number, noon: number): { eastward: number; latitude: number }[] {
  return spread(-Math.PI, Math.PI, 120)
    .map((angle) => {
      const fromNoon = Math.atan2(Math.cos(angle), -Math.sin(tilt) * Math.sin(angle));
      const eastward = normalizeDegrees((noon + fromNoon) / radiansPerDegree) * radiansPerDegree;
      return { eastward, latitude: Math.asin(Math.cos(tilt) * Math.sin(angle)) / radiansPerDegree };
    })
    .toSorted((one, other) => one.eastward - other.eastward);
}

/** Points along the map's curved edge. */
function edge(eastward: number, from: number, to: number): Point[] {
  return spread(from, to, 20).map((latitude) => onMap(eastward, latitude));
}

function spread(from: number, to: number, steps: number): number[] {
  return Array.from({ length: steps + 1 }, (_, step) => from + ((to - from) * step) / steps);
}
