/** Writes progress to stderr: one updated line on a terminal, otherwise at most one line per second. */
export function showProgress(output: NodeJS.WriteStream = process.stderr): { show(line: string): void; end(): void } {
  let [shownAt, waiting, isLineOpen] = [Number.NEGATIVE_INFINITY, '', false];
  const write = () => {
    if (waiting === '') return;
    output.write(output.isTTY ? `\r\u001b[K${waiting}` : `${waiting}\n`);
    [shownAt, waiting, isLineOpen] = [performance.now(), '', output.isTTY];
  };
  return {
    show(line) {
      waiting = line;
      if (performance.now() - shownAt > (output.isTTY ? 100 : 1_000)) write();
    },
    end() {
      write();
      if (isLineOpen) output.write('\n');
      isLineOpen = false;
    },
  };
}
