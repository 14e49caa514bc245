import ts from 'typescript';
import { findPatternFaults } from './find-pattern-faults.mjs';

/**
 * Finds the regular expressions of a source text whose matching time grows faster than the text, with their lines.
 * Checks all literals and every `new RegExp`; the variable parts of a built pattern count as one ordinary letter.
 */
export function findSlowPatterns(path, text) {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    const pattern = readPattern(node);
    if (pattern !== undefined) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      for (const fault of findPatternFaults(pattern)) found.push({ line: line + 1, code: node.getText(file), fault });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Returns source and flags of a regular expression; undefined for other nodes. */
function readPattern(node) {
  if (ts.isRegularExpressionLiteral(node)) {
    const end = node.text.lastIndexOf('/');
    return { source: node.text.slice(1, end), flags: node.text.slice(end + 1) };
  }
  const isBuilt = (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp';
  if (!isBuilt) return undefined;
  const [source, flags] = node.arguments ?? [];
  return { source: readText(source) ?? 'x', flags: readText(flags) ?? '' };
}

/** Returns the text of a string or template, with a letter for each variable part; undefined for other expressions. */
function readText(node) {
  if (node === undefined) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTaggedTemplateExpression(node)) return readTemplate(node.template, (part) => part.rawText ?? part.text);
  if (ts.isTemplateExpression(node)) return readTemplate(node, (part) => part.text);
  return undefined;
}

function readTemplate(node, read) {
  if (!ts.isTemplateExpression(node)) return read(node);
  return [read(node.head), ...node.templateSpans.map(({ literal }) => read(literal))].join('x');
}
