import ts from 'typescript';

/**
 * Finds the titles of the tests of a file, including those of `test.each(…)(…)`, as `{ line, text }` with lines from 0.
 * The texts of the rows that a title shows are parts of titles as well.
 */
export function findTitles(path, source) {
  return findInSource(path, source, (node) => {
    if (!ts.isCallExpression(node) || !isTest(node.expression)) return [];
    const title = node.arguments[0];
    return [title, ...listShownCells(node.expression, readText(title))];
  });
}

/**
 * Finds the texts of a file of messages or words: every text but those of imports, as `{ line, text }` with lines from
 * 0.
 */
export function findMessageTexts(path, source) {
  return findInSource(path, source, (node) => (ts.isImportDeclaration(node.parent) ? [] : [node]));
}

/**
 * Finds the texts of a formatted JSON file, as `{ line, key, text }` with lines from 0. A text of a list has no key.
 * Keys themselves are left out.
 */
export function findJsonTexts(source) {
  return source.split('\n').flatMap((code, line) => {
    const [, key, text] = /^\s*(?:"([^"]*)": )?("(?:[^"\\]|\\.)*"),?$/.exec(code) ?? [];
    return text === undefined ? [] : [{ line, key, text: JSON.parse(text) }];
  });
}

/** @param pick which nodes may have a text, by each node of the file */
function findInSource(path, source, pick) {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    for (const picked of pick(node)) {
      const text = readText(picked);
      if (text === undefined) continue;
      found.push({ line: file.getLineAndCharacterOfPosition(picked.getStart(file)).line, text });
    }
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

/** The cells of written rows that a title shows by `%s`. */
function listShownCells(expression, title = '') {
  const shown = title.match(/%s/g)?.length ?? 0;
  const rows = ts.isCallExpression(expression) ? expression.arguments[0] : undefined;
  if (shown === 0 || rows === undefined || !ts.isArrayLiteralExpression(rows)) return [];
  return rows.elements.flatMap((row) => (ts.isArrayLiteralExpression(row) ? row.elements.slice(0, shown) : [row]));
}

/** The characters of a text, with its placeholders left out; undefined for other nodes. */
function readText(node) {
  if (node === undefined) return undefined;
  if (ts.isStringLiteral(node) || ts.isJsxText(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
}
