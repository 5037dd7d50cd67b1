// Makes package-lock.json anew: npm's own, for every platform, but without the addresses of anybody's registry.
import { execSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'lock-')); // away from node_modules, which know one platform only
copyFileSync('package.json', join(folder, 'package.json'));
execSync('npm install --package-lock-only --ignore-scripts', { cwd: folder, stdio: 'inherit' });
const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
for (const row of Object.values(lock.packages)) delete row.resolved;
writeFileSync('package-lock.json', JSON.stringify(lock, null, 2) + '\n');
rmSync(folder, { recursive: true });
