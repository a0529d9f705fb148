import { log } from '#platform/log.server.ts';

/** Logs the first start as info, later events as warnings, repeated lines once. @see R12 */
export function databaseLog(): (line: string) => void {
  let last = '';
  return (line) => {
    const isFirst = last === '';
    if (line !== last) log[isFirst ? 'info' : 'warn']({ databaseServer: line }, 'the embedded database server reports');
    last = line;
  };
}
