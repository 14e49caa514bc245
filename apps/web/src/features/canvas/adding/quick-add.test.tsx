import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aWorld } from '../../../testing/editing/open-session.ts';
import { renderInSession } from '../../../testing/editing/render-in-session.tsx';
import { nodeSchema } from '../../../testing/editing/world.ts';
import { QuickAdd } from './quick-add.tsx';

it('Enter adds the marked node type, unless it ends a composed character', async () => {
  const { session } = await aWorld().open('ada');
  const done: string[] = [];
  renderInSession(
    session,
    <QuickAdd
      schemas={{
        projectSchemas: {},
        workflowSchemas: {},
        nodeSchemas: { Ask: { ...nodeSchema, nodeCategory: 'talk' } },
        nodeCategories: [{ id: 'talk', title: 'Talk', description: '', colour: 'blue' }],
      }}
      workflowType="Standard"
      at={{ x: 0, y: 0 }}
      onChoose={(nodeType) => done.push(nodeType)}
      onClose={() => done.push('closed')}
    />,
  );
  const field = await screen.findByRole('combobox');
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  // Safari reports the end of the composition before this key.
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
  expect(done).toEqual([]);
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(done).toEqual([nodeSchema.type, 'closed']);
});
