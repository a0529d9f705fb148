import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

const maxStartSeconds = 120;

/** Waits until the server returns the page with status 200. */
export async function waitForPage(url: string, server: ChildProcess): Promise<void> {
  const giveUpAt = performance.now() + maxStartSeconds * 1000;
  while (performance.now() < giveUpAt) {
    if (server.exitCode !== null) throw new Error('The server exited');
    const response = await fetch(url).catch(() => null);
    await response?.body?.cancel();
    if (response?.status === 200) return;
    await sleep(20);
  }
  throw new Error(`No page was served within ${maxStartSeconds} s`);
}

/** npm forwards the signal and exits after the server. */
export async function stopServer(server: ChildProcess): Promise<void> {
  const ended = once(server, 'exit');
  if (server.exitCode === null) server.kill('SIGTERM');
  await ended;
}
