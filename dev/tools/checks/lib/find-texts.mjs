import ts from 'typescript';

/** Finds the titles of the tests of a file, also those of `test.each(…)(…)`, as `{ line, text }` with lines from 0. */
export function findTitles(path, source) {
  return findInSource(path, source, (node) =>
    ts.isCallExpression(node) && isTest(node.expression) ? readText(node.arguments[0]) : undefined,
  );
}

/** Finds the texts of a file of messages: every text but those of imports, as `{ line, text }` with lines from 0. */
export function findMessageTexts(path, source) {
  return findInSource(path, source, (node) => (ts.isImportDeclaration(node.parent) ? undefined : readText(node)));
}

/**
 * Finds the texts of a formatted JSON file, as `{ line, key, text }` with lines from 0. A text of a list has no key. Keys
 * themselves are left out.
 */
export function findJsonTexts(source) {
  return source.split('\n').flatMap((code, line) => {
    const [, key, text] = /^\s*(?:"([^"]*)": )?("(?:[^"\\]|\\.)*"),?$/.exec(code) ?? [];
    return text === undefined ? [] : [{ line, key, text: JSON.parse(text) }];
  });
}

function findInSource(path, source, read) {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    const text = read(node);
    if (text !== undefined) found.push({ line: file.getLineAndCharacterOfPosition(node.getStart(file)).line, text });
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(file, visit);
  return found;
}

/** Whether an expression is `test`, `test.only`, `test.each(…)`, `it` or `describe`, or a call of them on rows. */
function isTest(expression) {
  if (ts.isIdentifier(expression)) return ['test', 'it', 'describe'].includes(expression.text);
  if (ts.isPropertyAccessExpression(expression)) return isTest(expression.expression);
  if (ts.isCallExpression(expression)) return isTest(expression.expression);
  return ts.isTaggedTemplateExpression(expression) && isTest(expression.tag);
}

/** The characters of a text, with its placeholders left out; undefined for other nodes. */
function readText(node) {
  if (node === undefined) return undefined;
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
}
