import { listAnswerTokens } from '@confab/inputs';
import type { PageTree } from '../compile/page-tree.ts';
import type { ProPlan } from './pro-plan.ts';
import { toVariableName } from './unique-names.ts';

/** The name of the only answer of a page. */
const answerNames: Readonly<Record<string, string>> = { Question: 'Answer', Contact: 'Message' };

/** Adds a variable for each answer. @returns their names by the tokens that quote them, in lower case. */
export function planAnswers({ pages }: PageTree, plan: ProPlan): Map<string, string> {
  const answers = new Map<string, string>();
  for (const page of pages)
    for (const { token, name, byName } of listAnswerTokens(page)) {
      const variable = plan.addVariable(toVariableName(page.name, name || (answerNames[page.type] ?? '')), 'dynamic');
      for (const one of [token, byName])
        if (one !== '' && !answers.has(one.toLowerCase())) answers.set(one.toLowerCase(), variable);
    }
  return answers;
}
