// Finds where a value is taken for one of another type, such as `text as NodeId`.
import ts from 'typescript';

/** What takes nothing for granted. */
const harmlessTypes = new Set(['const', 'unknown']);

/**
 * Lists the casts in a source text, with their lines. A comment may say why a value has the type: above the statement or the
 * line, or at its end.
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

/** Whether a line or the one before it has a comment. */
function hasCommentAt(lines, line) {
  const [before = '', own = ''] = [lines[line - 1], lines[line]].map((text) => text?.trim());
  return /(^|\s)\/\/ |\*\/$/.test(own) || /^(\/\/|\{?\/\*|\*)/.test(before) || before.endsWith('*/');
}

/** Whether the statement of an expression, or a part of it around the expression, begins with a comment. */
function hasCommentAbove(expression, text) {
  for (let node = expression; node; node = node.parent) {
    if ((ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []).length > 0) return true;
    if (ts.isStatement(node)) return false;
  }
  return false;
}
