// Program for tests: runs a database server on the given folder until SIGTERM, and prints its connection and state.
import { startEmbeddedPostgres } from '#platform/embedded-postgres.server.ts';

const [folder = '', settings = '{}'] = process.argv.slice(2);

try {
  const server = await startEmbeddedPostgres({ folder, settings: JSON.parse(settings) });
  const { connection, isOwner, isAdopted } = server;
  process.stdout.write(`${JSON.stringify({ connection, isOwner, isAdopted })}\n`);
  const heartbeat = setInterval(() => undefined, 60_000);
  process.once('SIGTERM', () => {
    clearInterval(heartbeat);
    void server.stop();
  });
} catch (error) {
  process.stderr.write(`${error}\n`);
  process.exitCode = 1;
}
