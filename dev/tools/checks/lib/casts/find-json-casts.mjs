// Finds where the result of JSON.parse, which may be anything, is used as a value of some type.
import ts from 'typescript';

/** What JSON.parse returns in any case. */
const trueTypes = new Set(['unknown', 'JsonValue']);

/**
 * Lists the casts of parsed JSON in a source text, with their lines. A function may return it only as `unknown` or
 * `JsonValue`, and a variable may be declared with another type only below a comment that says why the text contains
 * it.
 */
export function findJsonCasts(path, text) {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    if (isJsonParse(node)) {
      const fault = findFault(node, file);
      if (fault) found.push({ line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1, fault });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function isJsonParse(node) {
  return ts.isCallExpression(node) && node.expression.getText() === 'JSON.parse';
}

function findFault(call, file) {
  let node = call;
  while (isPassedOn(node.parent, node)) node = node.parent;
  const { parent } = node;
  if (ts.isAsExpression(parent) || ts.isTypeAssertionExpression(parent))
    return `is cast to ${parent.type.getText(file)}; read it with readJsonText or a schema`;
  const returning = findReturningFunction(node);
  if (returning) return findReturnFault(returning, file);
  if (!ts.isVariableDeclaration(parent) || !parent.type || trueTypes.has(parent.type.getText(file))) return undefined;
  return hasComment(parent, file)
    ? undefined
    : `is declared as ${parent.type.getText(file)}; read it with readJsonText or a schema, or say why it is one in a comment above`;
}

/** The function whose result an expression is; undefined for other expressions. */
function findReturningFunction({ parent }) {
  if (ts.isArrowFunction(parent)) return parent;
  return ts.isReturnStatement(parent) ? ts.findAncestor(parent, ts.isFunctionLike) : undefined;
}

function findReturnFault({ type }, file) {
  if (!type) return 'is returned without a type; read it with readJsonText or a schema, or return it as unknown';
  const isPromise = ts.isTypeReferenceNode(type) && type.typeName.getText(file) === 'Promise';
  const returned = (isPromise ? type.typeArguments[0] : type).getText(file);
  return trueTypes.has(returned) ? undefined : `is returned as ${returned}; read it with readJsonText or a schema`;
}

/** Whether an expression evaluates to this part of it, as `(part)` and `part ?? other` do. */
function isPassedOn(parent, part) {
  if (ts.isParenthesizedExpression(parent) || ts.isNonNullExpression(parent) || ts.isSatisfiesExpression(parent))
    return true;
  if (ts.isConditionalExpression(parent)) return parent.condition !== part;
  if (!ts.isBinaryExpression(parent)) return false;
  const { kind } = parent.operatorToken;
  return kind === ts.SyntaxKind.QuestionQuestionToken || kind === ts.SyntaxKind.BarBarToken;
}

function hasComment(declaration, file) {
  const statement = declaration.parent.parent;
  return (ts.getLeadingCommentRanges(file.text, statement.getFullStart()) ?? []).length > 0;
}
