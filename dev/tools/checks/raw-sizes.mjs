// Fails on distances and radii of components that are numbers instead of names of the theme, and on other sizes of
// icons than those of the scale. Tests are left out.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRawSizes, iconSizes } from './lib/find-raw-sizes.mjs';
import { listSources } from '../lib/list-sources.mjs';
import { root } from '../lib/paths.mjs';

const findings = listSources()
  .filter((path) => /^(?:apps\/web|packages\/ui)\/.*\.tsx$/.test(path))
  .flatMap((path) =>
    findRawSizes(path, readFileSync(join(root, path), 'utf8')).map(
      ({ line, name, value, isIcon }) =>
        `${path}:${line}: ${name} is ${value}; ` +
        (isIcon
          ? `icons are ${iconSizes.join(', ')} pixels high`
          : 'use a name of the theme in packages/ui/src/theme.ts, such as "2xs", or a variable of scale.css'),
    ),
  );
process.stdout.write(findings.map((line) => `${line}\n`).join(''));
process.exit(findings.length > 0 ? 1 : 0);
