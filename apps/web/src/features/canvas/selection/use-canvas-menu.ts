import { useReactFlow, useStore } from '@xyflow/react';
import { useRef, useState, type MouseEvent } from 'react';
import { useEditingSession } from '../../../editing/index.ts';
import { useWords } from '../../../words/define-words.ts';
import type { ConnectionEdge } from '../cards/canvas-model.ts';
import { useClipboardEvents } from '../clipboard/use-clipboard-events.ts';
import { listConnectionEntries, listEdgeCommands } from '../connections/list-edge-commands.ts';
import { getViewCenter } from '../layout/get-view-center.ts';
import { fitOptions } from '../layout/initial-view.ts';
import type { Point } from '../routing/types.ts';
import { words } from '../words.ts';
import type { CanvasCommand } from './canvas-command.ts';
import { listCanvasCommands } from './list-canvas-commands.ts';
import { useCanvasCommands, type CommandProps } from './use-canvas-commands.ts';
import { useCommandKeys } from './use-command-keys.ts';

interface CanvasMenuProps extends CommandProps {
  readonly edges: readonly ConnectionEdge[];
  /** The commands on groups and notes; `at` are page coordinates. */
  readonly listAnnotationCommands: (at: Point | undefined) => readonly CanvasCommand[];
  /** Lets the author choose a node type at a place of the page. */
  readonly addAt: (at: Point) => void;
  readonly find: () => void;
  readonly edgeActions: {
    readonly insert: (edgeId: string, at: Point) => void;
    readonly edit: (edgeId: string) => void;
    readonly remove: (edgeId: string) => void;
  };
}

interface OpenMenu {
  /** Page coordinates. */
  readonly at: Point;
  /** What the menu lists: all commands, the connections of a card, or the commands on a connection. */
  readonly level: { readonly type: 'all' } | { readonly type: 'connections' | 'edge'; readonly id: string };
}

/** The commands of the canvas by keys, clipboard and menu, and where the menu is open. */
export function useCanvasMenu(props: CanvasMenuProps) {
  const { addAt, find, edges, edgeActions, listAnnotationCommands } = props;
  const say = useWords(words);
  const { isReadOnly } = useEditingSession();
  const flow = useReactFlow();
  const canvas = useStore(({ domNode }) => domNode);
  const [menu, setMenu] = useState<OpenMenu>();
  const opener = useRef<Element>(null);
  const { list, copy, cut, paste } = useCanvasCommands(props);
  const at = menu?.at;
  const commands = listCanvasCommands({
    say,
    isReadOnly,
    cards: props.cards,
    edges,
    cardCommands: list,
    annotationCommands: listAnnotationCommands(at),
    openConnections: (id) => openLevel({ type: 'connections', id }),
    add: () => addAt(at ?? flow.flowToScreenPosition(getViewCenter(flow))),
    find,
    showAll: () => void flow.fitView({ ...fitOptions, duration: 160 }),
  });
  useCommandKeys(canvas, commands);
  useClipboardEvents(canvas, { copy, cut, paste });

  function openLevel(level: OpenMenu['level']) {
    setMenu((before) => before && { ...before, level });
  }

  function openAt(event: MouseEvent, level: OpenMenu['level']) {
    event.preventDefault();
    opener.current = document.activeElement;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const isByKey = event.clientX === 0 && event.clientY === 0;
    setMenu({ level, at: isByKey ? { x: left + 20, y: top + 20 } : { x: event.clientX, y: event.clientY } });
  }

  /** The commands of the open menu. */
  function listCommands({ level, at: place }: OpenMenu): readonly CanvasCommand[] {
    if (level.type === 'all') return commands;
    if (level.type === 'edge')
      return listEdgeCommands(level.id, {
        ...edgeActions,
        say,
        canEdit: !isReadOnly,
        insert: (edgeId) => edgeActions.insert(edgeId, place),
      });
    const card = props.cards.find(({ id }) => id === level.id);
    return card ? listConnectionEntries(card, props.cards, edges, say, (id) => openLevel({ type: 'edge', id })) : [];
  }

  return {
    menu: menu && {
      at: menu.at,
      /** Another list of commands is another menu. */
      key: menu.level.type,
      commands: listCommands(menu),
    },
    close() {
      setMenu(undefined);
      // What a command opens takes the focus afterwards.
      if (opener.current instanceof HTMLElement || opener.current instanceof SVGElement)
        opener.current.focus({ preventScroll: true });
    },
    /** Opens the menu at the pointer, or at the focused card for the Menu key and Shift F10. */
    open(event: MouseEvent, nodeId?: string) {
      const { view, cards, actions, annotations } = props;
      const node = [...cards, ...annotations.nodes].find(({ id }) => id === nodeId);
      if (node && !node.selected) {
        actions.selectNodes(view.workflow.id, node.type === 'card' ? [node.id] : []);
        annotations.select(node.type === 'card' ? [] : [node.id]);
      }
      openAt(event, { type: 'all' });
    },
    /** Opens the menu of a connection. */
    openForEdge: (event: MouseEvent, id: string) => openAt(event, { type: 'edge', id }),
  };
}
