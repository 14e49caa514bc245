// Finds time limits of tests that a busy machine can exceed.
import ts from 'typescript';

/** The shortest limit, in milliseconds: it only ends what hangs. */
const shortestMs = 30_000;
const settings = /^(?:timeout|(?:test|hook|teardown|action|navigation|asyncUtil)Timeout)$/;
const setters = /(?:^|\.)(?:setTimeout|setDefaultTimeout|setDefaultNavigationTimeout)$/;
/** Functions that are called with a title, a function and a limit, or with a function and a limit. */
const runners = /^(?:test|it|describe|beforeAll|beforeEach|afterAll|afterEach)\b/;
/** Functions that wait only one second unless they are given a limit. */
const impatient = /^vi\.wait(?:For|Until)$/;

/**
 * Lists the time limits of tests below 30 seconds in a source text, with their lines from 1, and waiting without a
 * limit where the default is shorter.
 */
export function findShortLimits(path, text) {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const report = (node, fault) =>
    found.push({ line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1, fault });
  const reportIfShort = (node, value) => {
    if (value && ts.isNumericLiteral(value) && Number(value.text) < shortestMs && Number(value.text) > 0)
      report(node, `a limit of ${Number(value.text)} ms`);
  };
  const visit = (node) => {
    if (ts.isPropertyAssignment(node) && settings.test(node.name.getText(file))) reportIfShort(node, node.initializer);
    if (ts.isCallExpression(node)) {
      const name = node.expression.getText(file);
      if (impatient.test(name) && node.arguments.length < 2) report(node, `${name} without a limit`);
      if (setters.test(name) && name !== 'setTimeout') reportIfShort(node, node.arguments[0]);
      if (runners.test(name) && node.arguments.length > 1) reportIfShort(node, node.arguments.at(-1));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
