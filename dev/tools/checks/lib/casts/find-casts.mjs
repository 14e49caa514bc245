// Finds where a value is cast to another type, such as `text as NodeId`.
import ts from 'typescript';

/** Casts that assume nothing. */
const harmlessTypes = new Set(['const', 'unknown']);
/** A comment for a tool, such as `// oxlint-disable-next-line`; its reason is about a rule of the tool. */
const directive = /(?:\/\/|\/\*) ?(?:oxlint-|eslint-|@ts-).*/;
const isDirective = (text) => text.replace(/^\{/, '').search(directive) === 0;
/** A doc comment that speaks of the cast, such as `Brands a text as the id of an item`. */
const docOfCast = /\b(?:brand(?:s|ed)|casts?)\b/i;
const isReason = (comment) => (comment.startsWith('/**') ? docOfCast.test(comment) : !isDirective(comment));

/**
 * Lists the casts in a source text, with their lines. A comment may say why a value has the type: above the statement
 * or the line, or at its end. A comment for a tool does not count, and a doc comment, which describes the value, counts
 * only if it mentions the cast.
 */
export function findCasts(path, text) {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const lines = text.split('\n');
  const found = [];
  const visit = (node) => {
    if (ts.isAsExpression(node) || ts.isTypeAssertionExpression(node)) {
      const type = node.type.getText(file);
      const { line } = file.getLineAndCharacterOfPosition(node.type.getStart(file));
      if (!harmlessTypes.has(type) && !hasCommentAt(lines, line) && !hasCommentAbove(node, text))
        found.push({ line: line + 1, type: type.replaceAll(/\s+/g, ' ') });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Whether a line ends with a comment, or the one before it is one; comments for tools are ignored. */
function hasCommentAt(lines, line) {
  const own = lines[line].trim().replace(directive, '');
  const above = lines.slice(0, line).map((text) => text.trim());
  const before = above.findLast((text) => !isDirective(text)) ?? '';
  return /(^|\s)\/\/ |\*\/$/.test(own) || (/^(?:\/\/|\{?\/\*)/.test(before) && isReason(before));
}

/** Whether the statement of an expression, or a part of it around the expression, begins with a comment. */
function hasCommentAbove(expression, text) {
  for (let node = expression; node; node = node.parent) {
    const comments = ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [];
    if (comments.some(({ pos, end }) => isReason(text.slice(pos, end)))) return true;
    if (ts.isStatement(node)) return false;
  }
  return false;
}
