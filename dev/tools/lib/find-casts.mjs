// Finds where a value is taken for one of another type, such as `text as NodeId`.
import ts from 'typescript';

/** What takes nothing for granted. */
const harmlessTypes = new Set(['const', 'unknown']);
/** How a comment begins that is for a tool, such as `// oxlint-disable-next-line`; its reason is about a rule of the tool. */
const directiveStart = /^\{?(?:\/\/|\/\*)\s*(?:(?:ox|es)lint-|@ts-)/;

/**
 * Lists the casts in a source text, with their lines. A comment may say why a value has the type: above the statement or the
 * line, or at its end. A comment for a tool does not say it.
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

/** Whether a line or the one before it has a comment; lines with a comment for a tool are passed over. */
function hasCommentAt(lines, line) {
  const own = lines[line].trim();
  const before =
    lines
      .slice(0, line)
      .map((text) => text.trim())
      .findLast((text) => !directiveStart.test(text)) ?? '';
  const [ownComment = ''] = /(?<=^|\s)(?:\/\/ .*|\/\*.*\*\/$)|\*\/$/.exec(own) ?? [];
  return (
    (ownComment !== '' && !directiveStart.test(ownComment)) ||
    /^(\/\/|\{?\/\*|\*)/.test(before) ||
    before.endsWith('*/')
  );
}

/** Whether the statement of an expression, or a part of it around the expression, begins with a comment. */
function hasCommentAbove(expression, text) {
  for (let node = expression; node; node = node.parent) {
    const comments = ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [];
    if (comments.some(({ pos, end }) => !directiveStart.test(text.slice(pos, end)))) return true;
    if (ts.isStatement(node)) return false;
  }
  return false;
}
