import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePort } from '../tests/server.ts';
import type { BareAnswer } from './bare-server.ts';
import { report } from './figures.ts';
import { type Load, loadOf } from './load.ts';
import { cpuMilliseconds } from './school.ts';

/** So many that the engine has compiled what a page takes. */
const warmUp = { requests: 1_000 };
const bareSeconds = 5;
const pageSeconds = 10;

export interface PageUnderLoad {
  page: string;
  url: string;
  /** The server's. */
  processId: number;
  headers: Record<string, string>;
  /** Percent of the bare server's requests a second. */
  atLeastShare: number;
}

/** A page's requests a second and p99, against a bare server that returns the same headers and bytes in the same run. */
export async function measureAgainstBare(measured: PageUnderLoad): Promise<void> {
  const { page, url, processId, headers } = measured;
  const answer = await fetch(url, { headers, redirect: 'manual' });
  const body = await answer.text();
  if (answer.status !== 200) throw new Error(`${page} answered ${answer.status}`);
  const bare = await startBareServer({ port: await freePort(), headers: Object.fromEntries(answer.headers), body });
  try {
    await loadOf(url, { measure: warmUp, connections: 4, headers });
    const bareLoad = await loadOfProcess(bare.process.pid ?? 0, bare.url, bareSeconds);
    const load = await loadOfProcess(processId, url, pageSeconds, headers);
    report({ what: `${page}: size`, value: body.length / 1000, unit: 'kB' });
    reportLoad(measured, bareLoad, load);
  } finally {
    bare.process.kill();
  }
}

interface ProcessLoad extends Load {
  processorMilliseconds: number;
}

/** A load, and the processor time that the answering process took for each request. */
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

function reportLoad({ page, atLeastShare }: PageUnderLoad, bare: ProcessLoad, load: ProcessLoad): void {
  const share = (100 * load.requestsPerSecond) / bare.requestsPerSecond;
  const processorShare = (100 * bare.processorMilliseconds) / load.processorMilliseconds;
  const spread = load.p99Milliseconds / load.medianMilliseconds;
  report({ what: `${page}: bare server`, value: bare.requestsPerSecond, unit: 'requests/s' });
  report({ what: page, value: load.requestsPerSecond, unit: 'requests/s' });
  report({ what: `${page}: share of bare`, value: share, unit: '%', atLeast: atLeastShare });
  report({ what: `${page}: share of bare by processor time`, value: processorShare, unit: '%' });
  report({ what: `${page}: processor time a request`, value: load.processorMilliseconds, unit: 'ms' });
  report({ what: `${page}: median at 32 connections`, value: load.medianMilliseconds, unit: 'ms' });
  report({ what: `${page}: p99 at 32 connections`, value: spread, unit: 'medians', atMost: 4 });
}

async function startBareServer(answer: BareAnswer): Promise<{ url: string; process: ChildProcess }> {
  const child = fork(path.join(import.meta.dirname, 'bare-server.ts'));
  child.send(answer);
  await once(child, 'message');
  return { url: `http://localhost:${answer.port}/`, process: child };
}
