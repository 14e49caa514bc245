// Finds imports of a feature that bypass its index.ts.
import { join, relative } from 'node:path';
import { isTestFile } from './read-source.mjs';

/** Finds imports of another feature that bypass its index.ts. Tests may use another feature's `testing` folder. */
export function findFeatureFaults(files, folder) {
  return files.flatMap(({ path, imports }) => {
    const own = relative(folder, path).split('/')[0];
    // Files beside the features register their modals and routes.
    if (own === '..' || /\.tsx?$/.test(own)) return [];
    return imports
      .filter((imported) => imported.startsWith('.'))
      .flatMap((imported) => {
        const [feature, ...rest] = relative(folder, join(path, '..', imported)).split('/');
        if (feature === '..' || feature === own || feature === 'modals.ts') return [];
        if (rest.includes('testing') && isTestFile(path)) return [];
        if (rest.length === 0 || rest.join('/') === 'index.ts') return [];
        return [`${path}: import ${feature} through its index.ts (${imported})`];
      });
  });
}

/**
 * Finds imports of a feature, by a file above the features, that bypass its index.ts. `import()` may load any part,
 * because index.ts would load the other parts too.
 */
export function findDoorFaults(files, folder) {
  return files
    .filter(({ path }) => path.startsWith(`${folder}/`) && !path.startsWith(`${folder}/features/`) && !isTestFile(path))
    .flatMap(({ path, text, imports }) =>
      imports
        .filter((imported) => /^\.\.?\/(?:.*\/)?features\/[^/]+\/(?!index\.ts$)/.test(imported))
        .filter((imported) => !isLoadedLater(text, imported))
        .map((imported) => `${path}: import features through their index.ts (${imported})`),
    );
}

function isLoadedLater(text, imported) {
  return text.includes(`import('${imported}')`) && !text.includes(`from '${imported}'`);
}
