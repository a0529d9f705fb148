/** Number of steps per unit. Coordinates are integers. */
export const stepsPerUnit = 10;
/** Minimum distance between points, in units. */
const nearest = 0.8;

/** A d3-geo path context that writes compact relative coordinates. */
export class ShortPath {
  #written = '';
  #start = { x: 0, y: 0 };
  #here = { x: 0, y: 0 };

  moveTo(x: number, y: number): void {
    this.#write('m', x, y);
    this.#start = this.#here;
  }

  lineTo(x: number, y: number): void {
    const distance = Math.hypot(x * stepsPerUnit - this.#here.x, y * stepsPerUnit - this.#here.y);
    if (distance >= nearest * stepsPerUnit) this.#write('l', x, y);
  }

  closePath(): void {
    this.#written += 'z';
    this.#here = this.#start;
  }

  /** Required by d3-geo but unused: arcs are only drawn for points. */
  beginPath(): void {}
  arc(): void {}

  toString(): string {
    return this.#written;
  }

  #write(command: string, x: number, y: number): void {
    const there = { x: Math.round(x * stepsPerUnit), y: Math.round(y * stepsPerUnit) };
    this.#written += `${command}${there.x - this.#here.x} ${there.y - this.#here.y}`.replace(' -', '-');
    this.#here = there;
  }
}
