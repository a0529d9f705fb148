import { mapSize, type Place, pathOf, project, radiansPerDegree } from './projection.ts';

type Vector = readonly [number, number, number];

export function greatCirclePath(from: Place, to: Place): string {
  const [start, end] = [toVector(from), toVector(to)];
  const angle = angleBetween(start, end);
  const steps = Math.max(2, Math.ceil(angle / (4 * radiansPerDegree)));
  const points = Array.from({ length: steps + 1 }, (_, step) => project(between(start, end, step / steps)));
  const breaks = points.flatMap(([x], index) => {
    const [before = x] = points[index - 1] ?? [];
    return Math.abs(x - before) > mapSize.width / 2 ? [index] : [];
  });
  // Split the path at the map's edge.
  return [0, ...breaks].map((first, index) => pathOf(points.slice(first, breaks[index]))).join('');
}

/** Spherical interpolation; `share` from 0 to 1. */
function between(start: Vector, end: Vector, share: number): Place {
  const angle = angleBetween(start, end);
  if (angle === 0) return toPlace(start);
  const [ofStart, ofEnd] = [Math.sin((1 - share) * angle), Math.sin(share * angle)];
  const [x, y, z] = start.map((part, axis) => (part * ofStart + (end[axis] ?? 0) * ofEnd) / Math.sin(angle));
  return toPlace([x ?? 0, y ?? 0, z ?? 0]);
}

function toVector([longitude, latitude]: Place): Vector {
  const [east, north] = [longitude * radiansPerDegree, latitude * radiansPerDegree];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
}

function toPlace([x, y, z]: Vector): Place {
  return [Math.atan2(y, x) / radiansPerDegree, Math.asin(Math.max(-1, Math.min(1, z))) / radiansPerDegree];
}

function angleBetween(start: Vector, end: Vector): number {
  return Math.acos(Math.min(1, dot(start, end)));
}

function dot(one: Vector, other: Vector): number {
  return one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
}
