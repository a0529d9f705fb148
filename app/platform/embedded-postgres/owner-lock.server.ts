import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';

/** Released by the kernel when the process ends. */
export interface OwnerLock {
  release(): Promise<void>;
}

/** Undefined if another process has it. @param socketFolder used without abstract sockets */
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
