import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';

/** The right to start and stop the server of one folder; the kernel takes it back when the process dies. */
export interface OwnerLock {
  release(): Promise<void>;
}

/**
 * Takes the one owner's place of a folder, or answers undefined where another process has it.
 * @param folder its real path
 * @param socketFolder a private folder with a short path, used where the system has no abstract sockets
 */
export async function takeOwnerLock(folder: string, socketFolder: string): Promise<OwnerLock | undefined> {
  if (process.platform === 'linux') {
    const name = createHash('sha256').update(folder).digest('hex').slice(0, 32);
    return listen(`\0embedded-postgres-${name}`);
  }
  const file = path.join(socketFolder, 'owner.sock');
  const lock = await listen(file);
  if (lock || (await isListening(file))) return lock;
  await fs.rm(file, { force: true }); // left by a process that was killed
  return listen(file);
}

function listen(address: string): Promise<OwnerLock | undefined> {
  return new Promise((resolve, reject) => {
    const server = net.createServer((connection) => connection.destroy());
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen({ path: address, exclusive: true }, () => {
      server.unref(); // holding the lock must not keep the process alive
      resolve({ release: () => new Promise((released) => server.close(() => released())) });
    });
  });
}

/** Whether a process listens at the path of a unix socket. */
export function isListening(file: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = net.connect(file);
    connection.once('error', () => resolve(false));
    connection.once('connect', () => {
      connection.destroy();
      resolve(true);
    });
  });
}
