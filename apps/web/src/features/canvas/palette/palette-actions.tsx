import { useReactFlow, useStore } from '@xyflow/react';
import { useEditingSession } from '../../../editing/index.ts';
import { useWords } from '../../../words/define-words.ts';
import { useLatestPageActions } from '../../command-palette/index.ts';
import { useEnabledExtensions } from '../../extensions/index.ts';
import { listAddableNodeTypes, type ItemSchemas } from '../../tree/index.ts';
import { getDropAfter, type NodeDrop } from '../adding/node-drop.ts';
import { connectToNode } from '../connections/connect.ts';
import { showErrorToast } from '../connections/open-connector.ts';
import { getViewCenter } from '../layout/get-view-center.ts';
import { words } from '../words.ts';
import { listPaletteActions, type PaletteActionContext } from './list-palette-actions.ts';

interface PaletteActionsProps extends Pick<PaletteActionContext, 'canEdit' | 'cards' | 'commands'> {
  readonly schemas: ItemSchemas;
  readonly workflowType: string;
  readonly adding: { readonly addNamed: (nodeType: string, target: Omit<NodeDrop, 'at'>) => void };
}

/** Offers the commands of the canvas in the command palette; draws nothing. */
export function PaletteActions({ schemas, workflowType, adding, ...context }: PaletteActionsProps) {
  const say = useWords(words);
  const session = useEditingSession();
  const flow = useReactFlow();
  const canvas = useStore(({ domNode }) => domNode);
  const extensions = useEnabledExtensions(session.projectId);
  const findDrop = (cardId: string | undefined) => {
    const card = context.cards.find(({ id }) => id === cardId);
    return card && getDropAfter(card, undefined, flow);
  };
  useLatestPageActions(
    listPaletteActions({
      ...context,
      say,
      nodeTypes: listAddableNodeTypes(schemas, workflowType, extensions).flatMap(({ types }) => types),
      addNode(nodeType, afterId) {
        // The palette may have been opened from elsewhere; its command brings the author here.
        canvas?.focus({ preventScroll: true });
        adding.addNamed(nodeType, findDrop(afterId) ?? { place: getViewCenter(flow) });
      },
      connect(fromId, targetId) {
        const from = findDrop(fromId)?.from;
        if (from) showErrorToast(connectToNode(session, schemas.nodeSchemas, from, targetId));
      },
    }),
  );
  return null;
}
