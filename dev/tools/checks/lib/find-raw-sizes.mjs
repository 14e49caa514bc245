// Finds sizes that are not on the scale of the interface: distances and radii of components as numbers, and odd sizes
// of icons.
import ts from 'typescript';

/** The heights of icons, in pixels. */
export const iconSizes = [12, 14, 16, 18, 20, 24, 28];
/** From this height on, an icon is the picture of a view, with its own size. */
const smallestPicture = 40;

const distances =
  /^(?:[mp][trblxyse]?|gap|rowGap|columnGap|spacing|verticalSpacing|horizontalSpacing|padding|radius|fz)$/;
const icon = /^Icon(?!Button)|^(?!Action|Theme)\w+Icon$/;

/**
 * Lists the raw sizes of a source text of components, as `{ line, name, value, isIcon }` with lines from 1. The sizes
 * of icons are also read from constants whose name begins with `icon`. Zero needs no name.
 */
export function findRawSizes(path, text) {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found = [];
  const add = (node, name, value, isIcon) =>
    found.push({ line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1, name, value, isIcon });
  const addOddIcons = (expression, name) => {
    for (const literal of listLiterals(expression))
      if (literal.text !== '' && isOdd(Number(literal.text))) add(literal, name, literal.text, true);
  };
  const visit = (node) => {
    if (ts.isJsxAttribute(node) && node.initializer) {
      const name = node.name.getText(file);
      if (name === 'size' && icon.test(node.parent.parent.tagName.getText(file)))
        addOddIcons(node.initializer, 'the icon');
      else if (distances.test(name)) for (const raw of listRaw(node.initializer)) add(raw, name, raw.text, false);
    }
    if (ts.isVariableDeclaration(node) && node.name.getText(file).startsWith('icon') && node.initializer)
      for (const size of listSizes(node.initializer)) addOddIcons(size, 'the icon');
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function isOdd(pixels) {
  return pixels < smallestPicture && !iconSizes.includes(pixels);
}

/** A constant that is a size, or the property `size` of one that holds the props of icons. */
function listSizes(initializer) {
  const value = withoutType(initializer);
  if (!ts.isObjectLiteralExpression(value)) return [value];
  return value.properties
    .filter((property) => ts.isPropertyAssignment(property) && property.name.getText() === 'size')
    .map((property) => property.initializer);
}

/** An expression without the types and parentheses around it. */
function withoutType(node) {
  const hasType = ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node);
  return hasType ? withoutType(node.expression) : node;
}

/** The numbers and texts that a value of an attribute can be; those in its conditions and calculations are left out. */
function listLiterals(expression) {
  const node = withoutType(expression);
  if (ts.isNumericLiteral(node) || ts.isStringLiteralLike(node)) return [node];
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(listLiterals);
  if (ts.isBinaryExpression(node)) return listOperands(node).flatMap(listLiterals);
  if (ts.isJsxExpression(node)) return node.expression ? listLiterals(node.expression) : [];
  return ts.isPrefixUnaryExpression(node) ? listLiterals(node.operand) : [];
}

/** The operands that `a ?? b`, `a || b` or `a && b` can evaluate to; none of a calculation. */
function listOperands({ left, operatorToken: { kind }, right }) {
  if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return [right];
  return kind === ts.SyntaxKind.QuestionQuestionToken || kind === ts.SyntaxKind.BarBarToken ? [left, right] : [];
}

/** The numbers and lengths, other than zero, that a value of an attribute can be, at some width of the page. */
function listRaw(attribute) {
  const node = withoutType(ts.isJsxExpression(attribute) && attribute.expression ? attribute.expression : attribute);
  const values = ts.isObjectLiteralExpression(node)
    ? node.properties.filter(ts.isPropertyAssignment).map(({ initializer }) => initializer)
    : [node];
  return values
    .flatMap(listLiterals)
    .filter(({ text }) => /^-?[\d.]+(?:px|r?em)?$/.test(text) && Number.parseFloat(text) !== 0);
}
