// Fails when a setting of the server is missing from .env.example or from the guide for operators, or when one of them
// names a setting that the server does not have.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findSettingFaults } from './lib/find-setting-faults.mjs';
import { root } from '../lib/paths.mjs';

const findings = findSettingFaults((path) => readFileSync(join(root, path), 'utf8'));
process.stdout.write(findings.map((line) => `${line}\n`).join(''));
process.exit(findings.length > 0 ? 1 : 0);
