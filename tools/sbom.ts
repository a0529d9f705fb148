import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/* `npm run sbom`: the packages that run in production, as CycloneDX. `npm sbom --omit dev` leaves out packages that
   development packages use as well; therefore it gets a lock file without these. */

const root = path.resolve(import.meta.dirname, '..');
const folder = mkdtempSync(path.join(tmpdir(), 'sbom-'));
const npm = (...parameters: string[]) =>
  execFileSync('npm', parameters, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64e6,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
try {
  const {
    devDependencies: _,
    overrides: __,
    ...manifest
  } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  cpSync(path.join(root, 'package-lock.json'), path.join(folder, 'package-lock.json'));
  npm('install', '--package-lock-only', '--offline', '--ignore-scripts', '--no-audit');
  process.stdout.write(npm('sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'));
} finally {
  rmSync(folder, { recursive: true });
}
