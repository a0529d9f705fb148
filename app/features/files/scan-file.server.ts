import { spawn } from 'node:child_process';
import { log } from '#platform/log.server.ts';
import { FileRefused } from './file-refused.server.ts';

const maxMilliseconds = 60_000;

/** @param command exits with 0: clean, 1: infected, as `clamscan` @throws FileRefused @see PD-35 */
export async function scanFile(command: readonly string[] | null, content: Buffer): Promise<void> {
  const [program, ...parameters] = command ?? [];
  if (program === undefined) return;
  const { status, output } = await run(program, parameters, content);
  if (status === 0) return;
  if (status === 1) throw new FileRefused('infected');
  log.error({ setting: 'ATTACHMENT_SCAN_COMMAND', status, output }, 'a file was refused: the virus scanner failed');
  throw new FileRefused('not scanned');
}

function run(program: string, parameters: string[], content: Buffer): Promise<{ status: unknown; output: string }> {
  return new Promise((resolve) => {
    const scanner = spawn(program, parameters, {
      stdio: ['pipe', 'ignore', 'pipe'],
      timeout: maxMilliseconds,
      killSignal: 'SIGKILL',
    });
    let output = '';
    scanner.stderr.on('data', (part) => {
      output = (output + part).slice(0, 500);
    });
    scanner.once('error', (error) => resolve({ status: error.message, output }));
    scanner.once('close', (code, signal) => resolve({ status: code ?? signal, output }));
    // A scanner may exit before it has read everything.
    scanner.stdin.on('error', () => {});
    scanner.stdin.end(content);
  });
}
