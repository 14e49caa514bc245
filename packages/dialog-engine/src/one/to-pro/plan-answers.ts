import { readRows } from '@confab/inputs';
import { readText } from '../../compile/authored-values.ts';
import { getAnswerToken, getFieldToken } from '../compile/page-parameters.ts';
import type { PageTree } from '../compile/page-tree.ts';
import type { ProPlan } from './pro-plan.ts';
import { toVariableName } from './unique-names.ts';

/** Adds a variable for each answer. @returns their names by the tokens that quote them, in lower case. */
export function planAnswers({ pages }: PageTree, plan: ProPlan): Map<string, string> {
  const answers = new Map<string, string>();
  const add = (wanted: string, ...tokens: readonly string[]) => {
    const variable = plan.addVariable(wanted, 'dynamic');
    for (const token of tokens) if (!answers.has(token.toLowerCase())) answers.set(token.toLowerCase(), variable);
  };
  for (const { id, type, name, values } of pages) {
    if (type === 'Question') add(toVariableName(name, 'Answer'), getAnswerToken(id));
    if (type === 'Contact') add(toVariableName(name, 'Message'), getFieldToken(id, 'Message'));
    if (type !== 'Form') continue;
    for (const row of readRows(values.Fields)) {
      const field = readText(row.values.Name).trim();
      add(toVariableName(name, field), getFieldToken(id, row.id), ...(field === '' ? [] : [getFieldToken(id, field)]));
    }
  }
  return answers;
}
