import { useReactFlow, useStore } from '@xyflow/react';
import { useState, type MouseEvent } from 'react';
import { useEditingSession } from '../../../editing/index.ts';
import { useWords } from '../../../words/define-words.ts';
import { useTrafficToggle } from '../../traffic/index.ts';
import { useClipboardEvents } from '../clipboard/use-clipboard-events.ts';
import { listConnectionEntries, listEdgeCommands } from '../connections/list-edge-commands.ts';
import { useOpener } from '../keys/use-opener.ts';
import { getViewCenter } from '../layout/get-view-center.ts';
import { words } from '../words.ts';
import type { CanvasCommand } from './canvas-command.ts';
import { listCanvasCommands } from './list-canvas-commands.ts';
import { getMenuPlace, type CanvasMenuProps, type OpenMenu } from './open-menu.ts';
import { useCanvasCommands } from './use-canvas-commands.ts';
import { useCommandKeys } from './use-command-keys.ts';

/** The commands of the canvas by keys, clipboard and menu, and where the menu is open. */
export function useCanvasMenu(props: CanvasMenuProps) {
  const { addAt, addAfter, find, edges, edgeActions, listAnnotationCommands } = props;
  const say = useWords(words);
  const { isReadOnly } = useEditingSession();
  const flow = useReactFlow();
  const canvas = useStore(({ domNode }) => domNode);
  const [menu, setMenu] = useState<OpenMenu>();
  const opener = useOpener();
  const { list, copy, cut, paste } = useCanvasCommands(props);
  const at = menu?.at;
  const commands = listCanvasCommands({
    say,
    isReadOnly,
    cards: props.cards,
    edges,
    cardCommands: list,
    annotationCommands: listAnnotationCommands(at),
    hasSelectedAnnotations: props.annotations.nodes.some((node) => node.selected),
    openConnections: (id) => openLevel({ type: 'connections', id }),
    add: addNode,
    editName: props.editName,
    find,
    showAll: props.showAll,
    traffic: useTrafficToggle(),
  });
  useCommandKeys(canvas, commands);
  useClipboardEvents(canvas, { copy, cut, paste });

  /** Adds a node after the selected one, unless the menu was opened on the canvas itself. */
  function addNode() {
    const selected = props.cards.filter((card) => card.selected);
    const [only] = selected.length === 1 && (!menu || menu.nodeId !== undefined) ? selected : [];
    if (only) addAfter(only.id);
    else addAt(at ?? flow.flowToScreenPosition(getViewCenter(flow)));
  }

  function openLevel(level: OpenMenu['level']) {
    setMenu((before) => before && { ...before, level });
  }

  function openAt(event: MouseEvent, level: OpenMenu['level'], nodeId?: string) {
    event.preventDefault();
    opener.remember();
    setMenu({ level, nodeId, at: getMenuPlace(event) });
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
    /** All commands, for the selection as it is now. */
    commands,
    menu: menu && {
      at: menu.at,
      /** The menu is mounted again when it lists commands of another kind. */
      key: menu.level.type,
      commands: listCommands(menu),
    },
    close() {
      setMenu(undefined);
      opener.restore();
    },
    /** Opens the menu at the pointer, or at the focused card for the Menu key and Shift F10. */
    open(event: MouseEvent, nodeId?: string) {
      const { view, cards, actions, annotations } = props;
      const node = [...cards, ...annotations.nodes].find(({ id }) => id === nodeId);
      if (node && !node.selected) {
        actions.selectNodes(view.workflow.id, node.type === 'card' ? [node.id] : []);
        annotations.select(node.type === 'card' ? [] : [node.id]);
      }
      openAt(event, { type: 'all' }, nodeId);
    },
    /** Opens the menu of a connection. */
    openForEdge: (event: MouseEvent, id: string) => openAt(event, { type: 'edge', id }),
  };
}
