import { aSourceNode } from '@confab/test-kit';
import { matchUtterance } from '@confab/understanding';
import { describe, expect, test } from 'vitest';
import { compile, compileInSteps, trainAhead } from './compile.ts';
import { begin, end, project, rows, says, say, way } from '../testing/small-projects.ts';

const samples = ['order a coffee', 'when are you open', 'I need help', 'book a table', 'cancel it'];
const intents = rows(...samples.map((text, at) => [`i${at}`, { Name: `Intent ${at}`, Samples: text }] as const));
const asking = (id: string, ...wanted: readonly string[]) =>
  aSourceNode('Ask', id, {
    Response: says('What now?'),
    Connectors: rows(...wanted.map((intent) => [intent, way('Intent', 'e', { IntentId: intent })] as const)),
  });

describe('work in steps', () => {
  test('compiling a large project is split into steps', () => {
    const nodes = Array.from({ length: 1_000 }, (_, at) => say(`s${at}`, `Text ${at}`, `s${(at + 1) % 1_000}`));
    let steps = 0;
    const work = compileInSteps(project([begin('s0'), ...nodes]));
    for (let step = work.next(); !step.done; step = work.next()) steps += 1;
    expect(steps).toBeGreaterThanOrEqual(10);
  });

  test('trainAhead trains each scope once, the largest first, so that no turn has to', () => {
    const source = project(
      [
        begin('q'),
        asking('q', 'i0', 'i1'),
        asking('r', 'i1', 'i0'),
        asking('s', 'i2', 'i3', 'i4'),
        aSourceNode('Ask', 't', { Response: says('Well?') }),
        end('e', 'Done'),
      ],
      { Intents: intents },
    );
    const program = compile(source);
    expect(program.scopes.map((scope) => [...scope])).toEqual([
      [2, 3, 4],
      [0, 1],
    ]);
    expect(program.intents.learned.size).toBe(0);
    const work = trainAhead(program);
    while (!work.next().done);
    const known = [...program.intents.learned.values()];
    expect(known).toHaveLength(2);
    matchUtterance(program.intents, 'coffee', ['i0', 'i1']);
    matchUtterance(program.intents, 'a table', ['i4', 'i3', 'i2']);
    expect([...program.intents.learned.values()]).toEqual(known);
  });

  test('trainAhead learns the slots of the intents that nodes listen for only', () => {
    const slotted = rows(
      ['i0', { Name: 'Play', Samples: 'play {song} by {artist}\nput on {song}' }],
      ['i1', { Name: 'Hours', Samples: 'when are you open' }],
      ['i2', { Name: 'Book', Samples: 'a table for {guest}' }],
    );
    const slots = rows(...['song', 'artist', 'guest'].map((name) => [name, { Name: name, SlotType: 'text' }] as const));
    const program = compile(
      project([begin('q'), asking('q', 'i0', 'i1'), end('e', 'Done')], { Intents: slotted, Slots: slots }),
    );
    for (const work = trainAhead(program); !work.next().done;);
    const known = [...program.intents.labellers.learned.values()];
    expect(known).toHaveLength(1);
    const [best] = matchUtterance(program.intents, 'play hurt by johnny cash', ['i0', 'i1']);
    expect(best?.slots?.map(({ slot, value }) => [slot, value])).toEqual([
      ['song', 'hurt'],
      ['artist', 'johnny cash'],
    ]);
    expect([...program.intents.labellers.learned.values()]).toEqual(known);
  });

  test('two interleaved compilations of one project give equal programs', () => {
    const source = project([begin('q'), asking('q', 'i0', 'i1'), end('e', 'Done')], { Intents: intents });
    const [program, other] = [compile(source), compile(source)];
    const works = [trainAhead(program), trainAhead(program)];
    while (works.map((work) => work.next().done).includes(false));
    expect(matchUtterance(program.intents, 'a coffee', ['i0', 'i1'])).toEqual(
      matchUtterance(other.intents, 'a coffee', ['i0', 'i1']),
    );
  });
});
