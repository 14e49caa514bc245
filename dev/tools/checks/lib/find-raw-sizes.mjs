// Finds sizes that are not on the scale of the interface: distances and radii of components as numbers, and odd sizes of icons.
import ts from 'typescript';

/** The heights of icons, in pixels. */
export const iconSizes = [12, 14, 16, 18, 20, 24, 28];
/** From this height on, an icon is the picture of a view, with a size of its own. */
const smallestPicture = 40;

const distances =
  /^(?:[mp][trblxyse]?|gap|rowGap|columnGap|spacing|verticalSpacing|horizontalSpacing|padding|radius|fz)$/;
const icon = /^Icon(?!Button)|^(?!Action|Theme)\w+Icon$/;

/**
 * Lists the raw sizes of a source text of components, as `{ line, name, value, isIcon }` with lines from 1. The sizes of
 * icons are also read from constants whose name begins with `icon`. Zero needs no name.
 */
export function findRawSizes(path, text) {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found = [];
  const add = (node, name, value, isIcon) =>
    found.push({ line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1, name, value, isIcon });
  const addOddIcons = (expression, name) => {
    for (const literal of listNumbers(expression))
      if (isOdd(Number(literal.text))) add(literal, name, literal.text, true);
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

/** A constant that is a number, or the property `size` of one that holds the props of icons. */
function listSizes(initializer) {
  const value = ts.isAsExpression(initializer) ? initializer.expression : initializer;
  if (ts.isNumericLiteral(value)) return [value];
  if (!ts.isObjectLiteralExpression(value)) return [];
  return value.properties
    .filter((property) => ts.isPropertyAssignment(property) && property.name.getText() === 'size')
    .map((property) => property.initializer);
}

/** The numbers that a value of an attribute can be; those in its conditions and calculations are left out. */
function listNumbers(node) {
  if (ts.isNumericLiteral(node)) return [node];
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(listNumbers);
  if (ts.isJsxExpression(node)) return node.expression ? listNumbers(node.expression) : [];
  if (ts.isPrefixUnaryExpression(node)) return listNumbers(node.operand);
  return ts.isParenthesizedExpression(node) ? listNumbers(node.expression) : [];
}

/** The numbers and lengths, other than zero, that a value of an attribute can be. */
function listRaw(node) {
  if (ts.isStringLiteral(node)) return /^-?[\d.]+(?:px|r?em)?$/.test(node.text) ? [node] : [];
  return listNumbers(node).filter((literal) => Number(literal.text) !== 0);
}
