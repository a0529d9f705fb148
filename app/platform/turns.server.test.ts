import { expect, test } from 'vitest';
import { TooManyWaiting, Turns } from './turns.server.ts';

/** Work that ends when it is told to. */
function heldWork() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const work = { isStarted: false, end: resolve, fail: reject, run };
  function run(): Promise<string> {
    work.isStarted = true;
    return promise;
  }
  return work;
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('Whoever would be one too many to wait is turned away at once', async () => {
  const turns = new Turns({ atOnce: 1, waiting: 1 });
  const [running, waiting, tooMany] = [heldWork(), heldWork(), heldWork()];
  const first = turns.take(running.run);
  const second = turns.take(waiting.run);
  await expect(turns.take(tooMany.run)).rejects.toThrow(TooManyWaiting);
  expect(tooMany.isStarted).toBe(false);
  running.end('first');
  waiting.end('second');
  expect(await Promise.all([first, second])).toEqual(['first', 'second']);
  await expect(turns.take(async () => 'later')).resolves.toBe('later');
});

test('Work runs so many at a time, in the order it came', async () => {
  const turns = new Turns({ atOnce: 2, waiting: 10 });
  const works = [heldWork(), heldWork(), heldWork(), heldWork()];
  const taken = works.map((work) => turns.take(work.run));
  const started = () => works.map(({ isStarted }) => isStarted);
  await settled();
  expect(started()).toEqual([true, true, false, false]);
  works[1]?.end('second');
  await settled();
  expect(started()).toEqual([true, true, true, false]);
  for (const work of works) work.end('done');
  await Promise.all(taken);
});

test('Work that fails gives its turn to the next', async () => {
  const turns = new Turns({ atOnce: 1, waiting: 10 });
  const [broken, next] = [heldWork(), heldWork()];
  const failing = turns.take(broken.run);
  const following = turns.take(next.run);
  broken.fail(new Error('broken'));
  await expect(failing).rejects.toThrow('broken');
  next.end('next');
  await expect(following).resolves.toBe('next');
});

test('A share that fills its part of the queue leaves the rest to others, and may wait again later', async () => {
  const turns = new Turns({ atOnce: 1, waiting: 10, waitingPerShare: 2 });
  const running = heldWork();
  const taken = [turns.take(running.run, 'flood')];
  for (let count = 0; count < 2; count++) taken.push(turns.take(async () => 'waited', 'flood'));
  await expect(turns.take(async () => 'too many', 'flood')).rejects.toThrow(TooManyWaiting);
  taken.push(turns.take(async () => 'of another share', 'home'));
  running.end('first');
  expect(await Promise.all(taken)).toEqual(['first', 'waited', 'waited', 'of another share']);
  await expect(turns.take(async () => 'later', 'flood')).resolves.toBe('later');
});
