import { getLanguageName } from '@confab/model';
import { readText } from '../../compile/authored-values.ts';
import { changeLanguage } from '../../languages/change-language.ts';
import { createExceptionMessage } from '../../text/exception-messages.ts';
import { compileNextMove, createNodeBase, type NodeType } from '../node-type.ts';

/** Continues in another language: the one that a variable names, if the project has it, else the chosen one. */
export const setLanguage: NodeType = {
  type: 'SetLanguage',
  alwaysGoesOn: 'next',
  compile(node, compiler) {
    const onward = compileNextMove(node, compiler);
    const language = readText(node.values.TargetLanguage);
    const variable = readText(node.values.Variable).trim();
    if (variable !== '') compiler.expectVariable(node.id, 'Variable', variable);
    if (language === '') compiler.report(node.id, 'TargetLanguage', 'MissingLanguage', 'Choose a language.');
    else if (!compiler.speaks(language)) {
      const name = getLanguageName(language);
      compiler.report(node.id, 'TargetLanguage', 'UnknownLanguage', `This project does not speak ${name}.`, name);
    }
    return {
      ...createNodeBase(node),
      nextMove: onward,
      enter(run) {
        run.spend(1);
        const named = variable === '' ? null : run.getVariable(variable);
        const isChanged = (typeof named === 'string' && changeLanguage(run, named)) || changeLanguage(run, language);
        if (!isChanged)
          run.traceException('UnknownLanguage', createExceptionMessage('unknownLanguage', { language }), 'Ignore');
        return onward;
      },
    };
  },
};
