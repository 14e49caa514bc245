import { useReactFlow, useStore } from '@xyflow/react';
import { useState, type MouseEvent } from 'react';
import { useEditingSession } from '../../../editing/index.ts';
import { useWords } from '../../../words/define-words.ts';
import { useClipboardEvents } from '../clipboard/use-clipboard-events.ts';
import { getViewCenter } from '../layout/get-view-center.ts';
import { fitOptions } from '../layout/initial-view.ts';
import type { Point } from '../routing/types.ts';
import { words } from '../words.ts';
import type { CanvasCommand } from './canvas-command.ts';
import { useCanvasCommands, type CommandProps } from './use-canvas-commands.ts';
import { useCommandKeys } from './use-command-keys.ts';

interface CanvasMenuProps extends CommandProps {
  /** Lets the author choose a node type at a place of the page. */
  readonly addAt: (at: Point) => void;
  readonly find: () => void;
}

/** The commands of the canvas by keys, clipboard and menu, and where the menu is open. */
export function useCanvasMenu({ addAt, find, ...props }: CanvasMenuProps) {
  const say = useWords(words);
  const { isReadOnly } = useEditingSession();
  const flow = useReactFlow();
  const canvas = useStore(({ domNode }) => domNode);
  const [at, setAt] = useState<Point>();
  const { list, copy, cut, paste } = useCanvasCommands(props);
  const commands: readonly CanvasCommand[] = [
    ...list,
    {
      id: 'add',
      label: say.addNodeHere,
      shortcut: 'N',
      isAvailable: !isReadOnly,
      run: () => addAt(at ?? flow.flowToScreenPosition(getViewCenter(flow))),
    },
    { id: 'find', label: say.findOnCanvas, shortcut: 'Ctrl F', isAvailable: true, run: find },
    {
      id: 'fit',
      label: say.showAll,
      shortcut: '1',
      isAvailable: true,
      run: () => void flow.fitView({ ...fitOptions, duration: 160 }),
    },
  ];
  useCommandKeys(canvas, commands);
  useClipboardEvents(canvas, { copy, cut, paste });

  return {
    at,
    commands,
    close: () => setAt(undefined),
    /** Opens the menu at the pointer, or at the focused card for the Menu key and Shift F10. */
    open(event: MouseEvent, nodeId?: string) {
      event.preventDefault();
      const { view, cards, actions } = props;
      const isSelected = cards.some(({ id, selected }) => id === nodeId && selected);
      if (nodeId !== undefined && !isSelected) actions.selectNodes(view.workflow.id, [nodeId]);
      const box = event.clientX === 0 ? event.currentTarget.getBoundingClientRect() : undefined;
      setAt(box ? { x: box.left + 20, y: box.top + 20 } : { x: event.clientX, y: event.clientY });
    },
  };
}
