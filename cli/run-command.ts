import { type ParseArgsConfig, parseArgs } from 'node:util';
import { explainFailure } from '#server/start-failures.ts';
import { CommandError } from './command-error.ts';

type Options = NonNullable<ParseArgsConfig['options']>;
type Values<Known extends Options> = ReturnType<typeof parseArgs<{ options: Known }>>['values'];

interface Command<Known extends Options> {
  /** Printed for `--help`; after what is wrong, if the arguments are. */
  usage: string;
  options: Known;
  /** Largest number of arguments that are not options. */
  maxArguments?: number;
  run: (values: Values<Known>, given: string[]) => Promise<void>;
}

/** Runs a command of `npm run`. A failure is explained on standard error, and ends with code 1. */
export async function runCommand<const Known extends Options>(command: Command<Known>): Promise<void> {
  const { usage, options, maxArguments = 0, run } = command;
  try {
    if (process.argv.includes('--help')) return console.log(usage);
    const { values, positionals } = parsed(usage, () => parseArgs({ options, allowPositionals: true }));
    if (positionals.length > maxArguments) throw new CommandError(usage);
    await run(values, positionals);
  } catch (error) {
    console.error(error instanceof CommandError ? error.message : explainFailure(error));
    process.exitCode = 1;
  }
}

function parsed<Result>(usage: string, parse: () => Result): Result {
  try {
    return parse();
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}
