import { type Place, type Point, project } from './projection.ts';

/** Position of a hub's label: offset from its point, and the side of that position. */
type Placement = { offset: Point; side: 'start' | 'end' | 'above' | 'below' };

const ordinary: Placement = { offset: [0, -14], side: 'above' };

/** Labels that would overlap, keyed by time zone and connected to the hub by a line. Others are above the hub. */
const placements: Record<string, Placement> = {
  'Europe/London': { offset: [-44, -32], side: 'end' },
  'Europe/Zurich': { offset: [52, -34], side: 'start' },
  'Europe/Monaco': { offset: [-46, 46], side: 'end' },
  'Asia/Dubai': { offset: [20, 34], side: 'start' },
  'America/New_York': { offset: [0, 14], side: 'below' },
  'Asia/Singapore': { offset: [0, 14], side: 'below' },
};

export function labelOf(hub: { timeZone: string; place: Place }): { foot: Point; side: Placement['side'] } {
  const [x, y] = project(hub.place);
  const { offset, side } = placements[hub.timeZone] ?? ordinary;
  return { foot: [x + offset[0], y + offset[1]], side };
}
