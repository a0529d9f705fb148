import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePort } from '#tests/support/server.ts';
import type { BareResponse } from './bare-server.ts';
import { median, report } from './figures.ts';
import { type Load, loadOf } from './load.ts';
import { cpuMilliseconds } from './school.ts';

/** Enough requests for the JIT compiler. */
const warmUp = { requests: 1_000 };
/** Alternate between the servers: a shared machine may be slow for a while. */
const rounds = 5;
const bareSeconds = 2;
const pageSeconds = 4;

export interface PageUnderLoad {
  page: string;
  url: string;
  /** Process id of the server. */
  processId: number;
  headers: Record<string, string>;
  /** Minimum percentage of the bare server's requests per second. */
  atLeastShare: number;
  /** Maximum p99 as a multiple of the median. */
  atMostSpread?: number;
}

/** Measures requests per second and p99 of a page against a bare server that returns the same headers and bytes. */
export async function measureAgainstBare(measured: PageUnderLoad): Promise<void> {
  const { page, url, processId, headers } = measured;
  const response = await fetch(url, { headers, redirect: 'manual' });
  const body = await response.text();
  if (response.status !== 200) throw new Error(`${page} returned ${response.status}`);
  const bare = await startBareServer({ port: await freePort(), headers: Object.fromEntries(response.headers), body });
  try {
    await loadOf(url, { measure: warmUp, connections: 4, headers });
    const taken: Round[] = [];
    for (let round = 0; round < rounds; round++) {
      const ofBare = await loadOfProcess(bare.process.pid ?? 0, bare.url, bareSeconds);
      taken.push({ ofBare, ofPage: await loadOfProcess(processId, url, pageSeconds, headers) });
    }
    report({ what: `${page}: size`, value: body.length / 1000, unit: 'kB' });
    reportRounds(measured, taken);
  } finally {
    bare.process.kill();
  }
}

interface ProcessLoad extends Load {
  processorMilliseconds: number;
}

/** A load test and the CPU time per request of the responding process. */
async function loadOfProcess(
  processId: number,
  url: string,
  seconds: number,
  headers: Record<string, string> = {},
): Promise<ProcessLoad> {
  const before = await cpuMilliseconds(processId);
  const load = await loadOf(url, { measure: { seconds }, headers });
  const used = (await cpuMilliseconds(processId)) - before;
  return { ...load, processorMilliseconds: used / (load.requestsPerSecond * seconds) };
}

interface Round {
  ofBare: ProcessLoad;
  ofPage: ProcessLoad;
}

function reportRounds({ page, atLeastShare, atMostSpread }: PageUnderLoad, taken: readonly Round[]): void {
  const middle = (figure: (round: Round) => number) => median(taken.map(figure));
  const share = middle(({ ofBare, ofPage }) => (100 * ofPage.requestsPerSecond) / ofBare.requestsPerSecond);
  const processorShare = middle(
    ({ ofBare, ofPage }) => (100 * ofBare.processorMilliseconds) / ofPage.processorMilliseconds,
  );
  const spread = middle(({ ofPage }) => ofPage.p99Milliseconds / ofPage.medianMilliseconds);
  const ofBare = (figure: keyof ProcessLoad) => middle((round) => round.ofBare[figure]);
  const ofPage = (figure: keyof ProcessLoad) => middle((round) => round.ofPage[figure]);
  report({ what: `${page}: bare server`, value: ofBare('requestsPerSecond'), unit: 'requests/s' });
  report({ what: page, value: ofPage('requestsPerSecond'), unit: 'requests/s' });
  report({ what: `${page}: share of bare`, value: share, unit: '%', atLeast: atLeastShare });
  report({ what: `${page}: share of bare by processor time`, value: processorShare, unit: '%' });
  report({ what: `${page}: processor time a request`, value: ofPage('processorMilliseconds'), unit: 'ms' });
  report({ what: `${page}: median at 32 connections`, value: ofPage('medianMilliseconds'), unit: 'ms' });
  report({
    what: `${page}: p99 at 32 connections`,
    value: spread,
    unit: 'medians',
    ...(atMostSpread && { atMost: atMostSpread }),
  });
}

async function startBareServer(response: BareResponse): Promise<{ url: string; process: ChildProcess }> {
  const child = fork(path.join(import.meta.dirname, 'bare-server.ts'));
  child.send(response);
  await once(child, 'message');
  return { url: `http://localhost:${response.port}/`, process: child };
}
