import { catalogue, instantiateTemplate } from '@confab/catalogue';
import { isJsonArray, isJsonObject, type JsonValue } from '@confab/model';
import { countingIds } from '@confab/test-kit';
import { expect, test } from 'vitest';
import { compile } from '../../compile/compile.ts';
import { effects, stepNow, toInput, visitor } from '../../testing/small-projects.ts';
import { start } from '../step.ts';
import { turnLimits } from './turn-limits.ts';

const usualShare = 40;

/** The first samples of each intent of a project. */
function listSamples(intents: JsonValue | undefined): string[] {
  return (isJsonArray(intents) ? intents : []).flatMap((row) => {
    const values = isJsonObject(row) && isJsonObject(row.Values) ? row.Values : {};
    return String(values.Samples ?? '')
      .split('\n')
      .slice(0, 3);
  });
}

test.each(catalogue.templates.map((template) => [template.title, template] as const))(
  'every turn of the shipped template %s uses less than a fortieth of the steps of a turn',
  (_title, template) => {
    const made = instantiateTemplate(template, countingIds());
    const named = <Item>(item: Item) => ({ ...item, displayName: '' });
    const source = { project: named(made.project), workflows: made.workflows.map(named), nodes: made.nodes.map(named) };
    const program = compile(source);
    let turn = start(program, { ...visitor, platform: 'Alexa' }, 1, effects);
    const steps = [turn.steps];
    for (const text of [
      ...listSamples(made.project.values.Intents),
      'yes',
      'no',
      '2',
      'tomorrow at nine',
      '',
      'and on '.repeat(20),
    ]) {
      if (turn.ended) turn = start(program, { ...visitor, platform: 'Alexa' }, 1, effects);
      turn = stepNow(program, turn.conversation, toInput(text));
      steps.push(turn.steps);
    }
    expect(Math.max(...steps)).toBeGreaterThan(0);
    expect(Math.max(...steps)).toBeLessThan(turnLimits.steps / usualShare);
  },
);
