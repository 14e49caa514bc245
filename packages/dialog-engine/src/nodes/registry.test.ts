import { getNodeTypeFacts, nodeTypeFacts } from '@confab/model';
import { aSourceNode } from '@confab/test-kit';
import { describe, expect, test } from 'vitest';
import { compile } from '../compile/compile.ts';
import { start } from '../run/step.ts';
import { effects, free, project, rows, visitor, way } from '../testing/small-projects.ts';
import { nodeTypes } from './registry.ts';

const types = nodeTypes.map(({ type }) => type);
const intents = rows(['i', { Name: 'Order', Samples: 'order a coffee', Keywords: '' }]);

/** A project with one node of a type, whose connectors lead to a question. */
function compileNode(type: string) {
  const connectors = rows(['i', way('Intent', 'question', { IntentId: 'i' })], ['next', way('Next', 'question')]);
  return compile(
    project([aSourceNode(type, 'n', { Connectors: connectors }), free('question', 'Yes?', '')], { Intents: intents }),
  );
}

describe('the registry of node types', () => {
  test('the registry has every node type of the model exactly once', () => {
    expect(types).toEqual(expect.arrayContaining([...nodeTypeFacts.keys()]));
    expect(new Set(types).size).toBe(types.length);
  });

  test.each(types)('trains the intents of a node of the type %s exactly if the model says that it listens', (type) => {
    expect(compileNode(type).scopes.length > 0).toBe(getNodeTypeFacts(type).listens === true);
  });

  test.each(types.filter((type) => getNodeTypeFacts(type).endsConversation))(
    'ends the conversation at a node of the type %s, as the model says',
    (type) => {
      expect(start(compileNode(type), visitor, 1, effects, { nodeId: 'n' }).ended).toBe(true);
    },
  );
});
