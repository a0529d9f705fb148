import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

export interface Load {
  requestsPerSecond: number;
  medianMilliseconds: number;
  p99Milliseconds: number;
}

interface AutocannonResult {
  requests: { average: number };
  latency: { p50: number; p99: number };
  errors: number;
  timeouts: number;
  non2xx: number;
}

interface LoadOptions {
  /** Duration or number of requests. */
  measure: { seconds: number } | { requests: number };
  connections?: number;
  headers?: Record<string, string>;
}

/**
 * Loads one URL over 32 connections from a separate process.
 * @throws Error if any response is not successful: fast refusals would distort the result
 */
export async function loadOf(url: string, options: LoadOptions): Promise<Load> {
  const { measure, connections = 32, headers = {} } = options;
  const extent = 'seconds' in measure ? ['-d', `${measure.seconds}`] : ['-a', `${measure.requests}`];
  const headerOptions = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const child = spawn(
    process.execPath,
    ['node_modules/autocannon/autocannon.js', '-j', '-c', `${connections}`, ...extent, ...headerOptions, url],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const result: AutocannonResult = JSON.parse(await text(child.stdout));
  const { errors, timeouts, non2xx } = result;
  if (errors + timeouts + non2xx > 0)
    throw new Error(`${url}: ${non2xx} refused, ${timeouts} timed out, ${errors} failed`);
  return {
    requestsPerSecond: result.requests.average,
    medianMilliseconds: result.latency.p50,
    p99Milliseconds: result.latency.p99,
  };
}
