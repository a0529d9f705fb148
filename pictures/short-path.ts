/** Written without decimals: so many steps make one unit of the drawing. */
export const stepsPerUnit = 10;
/** Points nearer than this to the one before are left out, in units of the drawing. */
const nearest = 0.8;

/** Takes what d3-geo draws and writes it short: each point in whole steps from the one before. */
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

  /** Asked for by d3-geo, and of no use here: one path holds all, and only points would be drawn as circles. */
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
