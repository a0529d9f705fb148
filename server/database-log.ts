import { log } from '../app/platform/log.server.ts';

/**
 * Logs events of the embedded database server: the first start as info, later events as warnings. Repeated lines are
 * logged once.
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
