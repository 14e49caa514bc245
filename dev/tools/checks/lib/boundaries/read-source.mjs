import ts from 'typescript';

/** Reads what a source file imports, including `import()` and imports of types alone. */
export function readSource(path, text) {
  return { path, text, imports: ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName) };
}

/** The package of an import: `@confab/model` of `@confab/model/ids`. */
export function getPackage(specifier) {
  const parts = specifier.split('/');
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0];
}

/** Whether a file is a test, or is imported by tests alone. */
export function isTestFile(path) {
  return /\.test\.tsx?$|\/testing\//.test(path);
}
