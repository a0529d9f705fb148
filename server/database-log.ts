import { log } from '../app/platform/log.server.ts';

/**
 * Logs what becomes of the embedded database server: its first start as information, everything later as a warning. A line
 * that repeats, as while the server cannot be started, is logged once.
 * @see R12
 */
export function databaseLog(): (line: string) => void {
  let last = '';
  return (line) => {
    const isFirst = last === '';
    if (line !== last) log[isFirst ? 'info' : 'warn']({ databaseServer: line }, 'the embedded database server reports');
    last = line;
  };
}
