import { fireEvent, screen, within } from '@testing-library/react';
import { emptyId, type TreeDefinition } from '@confab/model';
import { aTreeNode } from '@confab/test-kit';
import { beforeEach, describe, expect, test } from 'vitest';
import { ids } from '../../../../testing/editing/world.ts';
import { useModals } from '../../../../modals/modal-store.ts';
import { renderKind } from '../../testing/render-kind.tsx';
import { closeModals } from '../../../../testing/modals-and-toasts.ts';

beforeEach(closeModals);

const definition: TreeDefinition = {
  nodeProperties: [
    { name: 'Title', type: 'String' },
    { name: 'About', type: 'String' },
  ],
  nodeDescription: 'category',
};
const menu = [
  aTreeNode('drinks', emptyId, { Title: 'drinks' }),
  aTreeNode('tea', 'drinks', { Title: 'tea' }, 1),
  aTreeNode('coffee', 'drinks', { Title: 'coffee' }, 2),
  aTreeNode('food', emptyId, { Title: 'food' }, 3),
];

async function renderTree(tree: Partial<TreeDefinition> = {}, nodes = menu) {
  const form = await renderKind({ type: 'Tree', tree: { ...definition, ...tree } });
  if (nodes.length > 0)
    await form.happens(() => form.session.edit(ids.greet, { path: 'P', action: 'AddRow', updatedValue: nodes }));
  return form;
}
const lines = () =>
  screen.queryAllByRole('treeitem').map((one) => `${one.getAttribute('aria-level')} ${one.getAttribute('aria-label')}`);
const line = (name: string) => screen.getByRole('treeitem', { name });
const button = (name: string) => screen.getByRole('button', { name });
const asked = () => useModals.getState().opened[0];

describe('a tree', () => {
  test('a tree shows its nodes by title and level (A3.45, A3.46)', async () => {
    await renderTree();
    expect(lines()).toEqual(['1 drinks', '2 tea', '2 coffee', '1 food']);
    expect(line('tea').getAttribute('aria-setsize')).toBe('2');
  });

  test('an empty tree gets a first node, then siblings and children (A4.14)', async () => {
    const { user } = await renderTree({}, []);
    await user.click(button('Add the first category'));
    await user.click(button('Add category below'));
    await user.click(button('Add category at the same level'));
    expect(lines()).toEqual(['1 New category', '2 New category', '2 New category']);
  });

  test('a tree highlights one node and shows its inputs below (A4.14)', async () => {
    const { user, value } = await renderTree();
    await user.click(line('coffee'));
    expect(line('coffee').getAttribute('aria-selected')).toBe('true');
    await user.type(
      within(screen.getByRole('region', { name: 'coffee' })).getByRole('textbox', { name: 'Title' }),
      's',
    );
    expect(value('P/coffee/Title')).toBe('coffees');
  });

  test('a tree node expands and collapses (A4.14)', async () => {
    const { user } = await renderTree();
    await user.click(screen.getByRole('button', { name: 'Hide what is below drinks' }));
    expect(lines()).toEqual(['1 drinks', '1 food']);
    await user.click(button('Expand all'));
    expect(lines()).toHaveLength(4);
  });

  test('a tree asks before a node is removed with its descendants, and names their number (A4.14)', async () => {
    const { user, happens } = await renderTree();
    await user.click(line('drinks'));
    await user.click(button('Remove category'));
    const modal = asked();
    expect(modal).toMatchObject({
      type: 'confirmationModal',
      props: { message: "'drinks' and the 2 below it will be removed." },
    });
    if (!modal || !('onConfirm' in modal.props)) throw new Error('Nothing was asked');
    await happens(modal.props.onConfirm as () => void);
    expect(lines()).toEqual(['1 food']);
  });
});

describe('from the keyboard a tree', () => {
  test('a removed node leaves the focus in the tree, and the last one at the button that adds a node', async () => {
    const { user } = await renderTree({}, [
      aTreeNode('tea', emptyId, { Title: 'tea' }),
      aTreeNode('food', emptyId, { Title: 'food' }, 1),
    ]);
    await user.click(line('tea'));
    await user.click(button('Remove category'));
    expect(document.activeElement).toBe(screen.getByRole('tree'));
    await user.keyboard('{Delete}');
    expect(lines()).toEqual([]);
    expect(document.activeElement).toBe(button('Add the first category'));
  });

  test('a tree is navigated with the keys of the ARIA tree pattern', async () => {
    const { user } = await renderTree();
    const activeIs = (name: string) => expect(line(name).getAttribute('aria-selected')).toBe('true');
    screen.getByRole('tree').focus();
    await user.keyboard('{ArrowDown}');
    activeIs('drinks');
    await user.keyboard('{ArrowRight}');
    activeIs('tea');
    await user.keyboard('{End}');
    activeIs('food');
    await user.keyboard('{Home}{ArrowLeft}');
    expect(lines()).toHaveLength(2);
    await user.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}{ArrowLeft}');
    activeIs('drinks');
  });

  test('collapsing a tree moves the selection from a hidden node to the one that is left, where the keys continue', async () => {
    const { user } = await renderTree();
    await user.click(line('coffee'));
    await user.click(button('Hide what is below drinks'));
    expect(line('drinks').getAttribute('aria-selected')).toBe('true');
    await user.click(button('Expand all'));
    await user.click(line('tea'));
    await user.click(button('Collapse all'));
    expect(line('drinks').getAttribute('aria-selected')).toBe('true');
    screen.getByRole('tree').focus();
    await user.keyboard('{ArrowDown}');
    expect(line('food').getAttribute('aria-selected')).toBe('true');
  });

  test('an arrow key shows the selected node again after a colleague has moved it below a collapsed one', async () => {
    const { user, happens, session } = await renderTree();
    await user.click(line('food'));
    await user.click(button('Collapse all'));
    const updatedValue = { ParentId: 'drinks', Order: 'a0' };
    await happens(() => session.edit(ids.greet, { path: 'P/food', action: 'ReorderRows', updatedValue }));
    expect(lines()).toEqual(['1 drinks']);
    screen.getByRole('tree').focus();
    await user.keyboard('{ArrowUp}');
    expect(lines()).toContain('2 food');
  });

  test('a tree node is renamed in place with the keyboard', async () => {
    const { user, value } = await renderTree();
    await user.click(line('tea'));
    screen.getByRole('tree').focus();
    await user.keyboard('{F2}Cocoa{Enter}');
    expect(value('P/tea/Title')).toBe('Cocoa');
    expect(document.activeElement).toBe(screen.getByRole('tree'));
  });

  test.each([
    ['coffee', '{Alt>}{ArrowUp}{/Alt}', ['1 drinks', '2 coffee', '2 tea', '1 food']],
    ['coffee', '{Alt>}{ArrowRight}{/Alt}', ['1 drinks', '2 tea', '3 coffee', '1 food']],
    ['tea', '{Alt>}{ArrowLeft}{/Alt}', ['1 drinks', '2 coffee', '1 tea', '1 food']],
    ['tea', '{Control>}x{/Control}{End}{Control>}v{/Control}', ['1 drinks', '2 coffee', '1 food', '2 tea']],
    ['drinks', '{Control>}x{/Control}{ArrowDown}{Control>}v{/Control}', ['1 drinks', '2 tea', '2 coffee', '1 food']],
    ['tea', '{Delete}', ['1 drinks', '2 coffee', '1 food']],
  ])('the tree node %s is moved or removed with the keys %s', async (name, keys, expected) => {
    const { user } = await renderTree();
    await user.click(line(name));
    screen.getByRole('tree').focus();
    await user.keyboard(keys);
    expect(lines()).toEqual(expected);
  });

  test("Enter opens a tree node's inputs in a modal", async () => {
    const { user } = await renderTree();
    await user.click(line('tea'));
    screen.getByRole('tree').focus();
    await user.keyboard('{Enter}');
    expect(asked()).toMatchObject({ type: 'treeInputModal', props: { rowId: 'tea' } });
  });
});

test('a tree node can be dragged below another node, but not below itself', async () => {
  await renderTree();
  const dataTransfer = {};
  fireEvent.dragStart(line('drinks'), { dataTransfer });
  fireEvent.dragOver(line('tea'), { dataTransfer });
  expect(line('tea').hasAttribute('data-drop')).toBe(false);
  fireEvent.dragOver(line('food'), { dataTransfer, clientY: 5 });
  fireEvent.drop(line('food'), { dataTransfer });
  expect(lines()[0]).toBe('1 food');
  expect(lines()).toHaveLength(4);
});
