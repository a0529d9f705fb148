import { expect, test } from 'vitest';
import { heldWork, settled } from '#tests/support/held-work.ts';
import { QueueFullError, Semaphore } from './semaphore.server.ts';

test('A semaphore rejects work at once if its queue is full', async () => {
  const semaphore = new Semaphore({ maxRunning: 1, maxQueued: 1 });
  const [running, waiting, tooMany] = [heldWork(), heldWork(), heldWork()];
  const first = semaphore.acquire(running.run);
  const second = semaphore.acquire(waiting.run);
  await expect(semaphore.acquire(tooMany.run)).rejects.toThrow(QueueFullError);
  expect(tooMany.isStarted).toBe(false);
  running.end('first');
  waiting.end('second');
  expect(await Promise.all([first, second])).toEqual(['first', 'second']);
  await expect(semaphore.acquire(async () => 'later')).resolves.toBe('later');
});

test('A semaphore runs a limited number of tasks at a time, first in, first out', async () => {
  const semaphore = new Semaphore({ maxRunning: 2, maxQueued: 10 });
  const works = [heldWork(), heldWork(), heldWork(), heldWork()];
  const taken = works.map((work) => semaphore.acquire(work.run));
  const started = () => works.map(({ isStarted }) => isStarted);
  await settled();
  expect(started()).toEqual([true, true, false, false]);
  works[1]?.end('second');
  await settled();
  expect(started()).toEqual([true, true, true, false]);
  for (const work of works) work.end('done');
  await Promise.all(taken);
});

test('A semaphore starts the next task after a failed one', async () => {
  const semaphore = new Semaphore({ maxRunning: 1, maxQueued: 10 });
  const [broken, next] = [heldWork(), heldWork()];
  const failing = semaphore.acquire(broken.run);
  const following = semaphore.acquire(next.run);
  broken.fail(new Error('broken'));
  await expect(failing).rejects.toThrow('broken');
  next.end('next');
  await expect(following).resolves.toBe('next');
});

test('A semaphore limits its queue per share', async () => {
  const semaphore = new Semaphore({ maxRunning: 1, maxQueued: 10, maxQueuedPerKey: 2 });
  const running = heldWork();
  const taken = [semaphore.acquire(running.run, 'flood')];
  for (let count = 0; count < 2; count++) taken.push(semaphore.acquire(async () => 'waited', 'flood'));
  await expect(semaphore.acquire(async () => 'too many', 'flood')).rejects.toThrow(QueueFullError);
  taken.push(semaphore.acquire(async () => 'of another share', 'home'));
  running.end('first');
  expect(await Promise.all(taken)).toEqual(['first', 'waited', 'waited', 'of another share']);
  await expect(semaphore.acquire(async () => 'later', 'flood')).resolves.toBe('later');
});

test('A semaphore limits the running tasks of a share, and starts those of others meanwhile', async () => {
  const semaphore = new Semaphore({ maxRunning: 2, maxRunningPerKey: 1, maxQueued: 10 });
  const [first, second, other, third] = [heldWork(), heldWork(), heldWork(), heldWork()];
  const taken = [first, second].map((work) => semaphore.acquire(work.run, 'flood'));
  taken.push(semaphore.acquire(other.run, 'home'), semaphore.acquire(third.run, 'home'));
  const started = () => [first, second, other, third].map(({ isStarted }) => isStarted);
  await settled();
  expect(started()).toEqual([true, false, true, false]);
  other.end('other');
  await settled();
  expect(started()).toEqual([true, false, true, true]);
  first.end('first');
  await settled();
  expect(started()).toEqual([true, true, true, true]);
  for (const work of [second, third]) work.end('done');
  await Promise.all(taken);
});
