// Finds where a value is taken for an id of some kind, such as `text as NodeId`.
import ts from 'typescript';

/** Lists the names of the types of ids that a source text exports. */
export function listIdTypes(text) {
  return [...text.matchAll(/^export type (\w+Id) =/gm)].map(([, name]) => name);
}

/**
 * Lists the casts to types of ids in a source text, with their lines. A comment may say why a value is such an id: above
 * the statement or the line, or at its end.
 */
export function findIdCasts(path, text, idTypes) {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const lines = text.split('\n');
  const names = new Set(idTypes);
  const found = [];
  const visit = (node) => {
    if (ts.isAsExpression(node) || ts.isTypeAssertionExpression(node)) {
      const name = findName(node.type, names);
      const { line } = file.getLineAndCharacterOfPosition(node.type.getStart(file));
      if (name && !hasCommentAt(lines, line) && !hasCommentAbove(node, text)) found.push({ line: line + 1, name });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Returns the name of an id in a type, such as that of a list of ids; undefined without one. */
function findName(type, names) {
  if (ts.isTypeReferenceNode(type) && names.has(type.typeName.getText())) return type.typeName.getText();
  return ts.forEachChild(type, (part) => (ts.isTypeNode(part) ? findName(part, names) : undefined));
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
