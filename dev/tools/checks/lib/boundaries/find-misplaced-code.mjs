// Finds code in a file whose kind does not allow it: SQL, calls of an editing session, routes in repositories, the catalogue.
import { getPackage, isTestFile } from './read-source.mjs';

const server = 'apps/server/src';

/** Finds SQL of the server outside of a repository. The database itself and the builders of tests may hold some. */
export function findMisplacedSql(files) {
  return files
    .filter(({ path }) => path.startsWith(`${server}/`) && !path.startsWith(`${server}/db/`))
    .filter(({ path }) => !path.endsWith('.repository.ts') && !isTestFile(path))
    .filter(({ text }) => /\.(selectFrom|insertInto|updateTable|deleteFrom)\b|\bsql[<`]/.test(text))
    .map(({ path }) => `${path}: SQL belongs in a *.repository.ts file`);
}

/** Finds repositories that know the calls which they serve. */
export function findRoutesInRepositories(files) {
  return files
    .filter(({ path }) => path.startsWith(`${server}/`) && path.endsWith('.repository.ts'))
    .flatMap(({ path, imports }) =>
      imports
        .filter((imported) => /(\.routes|\/http\/answer)\.ts$/.test(imported))
        .map((imported) => `${path}: a repository must not import routes (${imported})`),
    );
}

/** The parts of an editing session change its store; its sender and its feed alone make calls. */
export function findMisplacedCalls(files) {
  return files
    .filter(({ path }) => path.startsWith('apps/web/src/editing/') && !isTestFile(path))
    .filter(({ path, text }) => !/\/editing\/(?:sender|feed)\//.test(path) && /\bapi\.call\(/.test(text))
    .map(({ path }) => `${path}: calls belong to editing/sender and editing/feed`);
}

/** Finds the catalogue in the client. Its data comes from the server; only its texts in other languages are built in. */
export function findCatalogueInWeb(files) {
  const isTranslator = /^apps\/web\/src\/words\/(?:create-catalogue-translator|catalogue-texts\.\w+)\.ts$/;
  return files
    .filter(({ path }) => path.startsWith('apps/web/src/') && !isTestFile(path))
    .flatMap(({ path, imports }) =>
      imports
        .filter((imported) => getPackage(imported) === '@confab/catalogue')
        .filter((imported) => !isTranslator.test(path) || !/^@confab\/catalogue\/languages(?:\/\w+)?$/.test(imported))
        .map(
          (imported) =>
            `${path}: only the translator of the catalogue in words/ imports @confab/catalogue/languages (${imported})`,
        ),
    );
}
