// Makes package-lock.json anew: npm's own, for every platform, but without the addresses of anybody's registry.
import { execSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';

const LOCK = 'package-lock.json';
const MODULES = 'node_modules/.package-lock.json'; // else npm forgets the packages of other platforms

rmSync(LOCK, { force: true });
rmSync(MODULES, { force: true });
execSync('npm install --package-lock-only --omit-lockfile-registry-resolved=false', { stdio: 'inherit' });
const lock = JSON.parse(readFileSync(LOCK, 'utf8'));
for (const row of Object.values(lock.packages)) delete row.resolved;
writeFileSync(LOCK, JSON.stringify(lock, null, 2) + '\n');
