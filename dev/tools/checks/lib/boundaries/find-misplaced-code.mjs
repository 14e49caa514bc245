// Finds code in a file whose kind does not allow it: SQL, calls of an editing session, routes in repositories, the
// catalogue, comparisons of roles, rows of values documents.
import ts from 'typescript';
import { getPackage, isTestFile } from './read-source.mjs';

const server = 'apps/server/src';

/** Finds SQL of the server outside a repository. The database itself and the builders of tests may hold some. */
export function findMisplacedSql(files) {
  return files
    .filter(({ path }) => path.startsWith(`${server}/`) && !path.startsWith(`${server}/db/`))
    .filter(({ path }) => !path.endsWith('.repository.ts') && !isTestFile(path))
    .filter(({ text }) => /\.(selectFrom|insertInto|updateTable|deleteFrom)\b|\bsql[<`]/.test(text))
    .map(({ path }) => `${path}: SQL belongs in a *.repository.ts file`);
}

/** Finds repositories that import routes or what builds their answers. */
export function findRoutesInRepositories(files) {
  return files
    .filter(({ path }) => path.startsWith(`${server}/`) && path.endsWith('.repository.ts'))
    .flatMap(({ path, imports }) =>
      imports
        .filter((imported) => /(\.routes|\/http\/answer)\.ts$/.test(imported))
        .map((imported) => `${path}: a repository must not import routes (${imported})`),
    );
}

/** Finds calls in other parts of the editing session than its sender and its feed. */
export function findMisplacedCalls(files) {
  return files
    .filter(({ path }) => path.startsWith('apps/web/src/editing/') && !isTestFile(path))
    .filter(({ path, text }) => !/\/editing\/(?:sender|feed)\//.test(path) && /\bapi\.call\(/.test(text))
    .map(({ path }) => `${path}: calls belong to editing/sender and editing/feed`);
}

/**
 * Finds the catalogue in the client. Its data comes from the server; only its texts in other languages are built in.
 */
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

/** Files outside `packages/inputs` that may name the id of a row, each with its reason. */
const rowWriters = new Map([['packages/test-kit/src/a-row.ts', 'builds rows with orders that tests choose']]);

/**
 * Finds rows of values documents that are taken apart or built without the readers and builders of `packages/inputs`.
 */
export function findRowsByHand(files) {
  return files
    .filter(({ path }) => !path.startsWith('packages/inputs/src/') && !rowWriters.has(path) && !isTestFile(path))
    .filter(
      ({ path, text }) => text.includes('RowId') && namesRowId(ts.createSourceFile(path, text, ts.ScriptTarget.Latest)),
    )
    .map(({ path }) => `${path}: rows are read and written with the functions of @confab/inputs, which know RowId`);
}

/** Whether code names `RowId`, as a property or in a text of its own; comments and longer texts do not count. */
function namesRowId(node) {
  if ((ts.isIdentifier(node) || ts.isStringLiteralLike(node)) && node.text === 'RowId') return true;
  return ts.forEachChild(node, namesRowId) ?? false;
}

/**
 * Finds comparisons of roles outside packages/access, whose rules know what each role may do.
 *
 * @param roles the roles of teams
 */
export function findMisplacedRoles(files, roles) {
  return files
    .filter(({ path }) => !path.startsWith('packages/access/') && !isTestFile(path))
    .flatMap(({ path, text }) => {
      const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
      const found = [];
      const visit = (node) => {
        if (isRoleComparison(node, roles)) {
          const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
          found.push(`${path}:${line + 1}: ask packages/access instead of comparing roles (${node.getText(file)})`);
        }
        ts.forEachChild(node, visit);
      };
      visit(file);
      return found;
    });
}

/** Whether a node asks if a value is one of the roles. */
function isRoleComparison(node, roles) {
  const isRole = (side) => ts.isStringLiteral(side) && roles.includes(side.text);
  if (ts.isCaseClause(node)) return isRole(node.expression);
  if (!ts.isBinaryExpression(node) || !/^[!=]==?$/.test(node.operatorToken.getText())) return false;
  return isRole(node.left) || isRole(node.right);
}
