import type { CardNode } from '../cards/canvas-model.ts';

/** A card of a size, 240 by 80 canvas pixels by default, without ports and texts. */
export function createCard(
  id: string,
  position: { readonly x: number; readonly y: number },
  more: Partial<Pick<CardNode, 'selected' | 'height'>> & { readonly isStart?: boolean } = {},
): CardNode {
  const { isStart = false, ...node } = more;
  return {
    id,
    type: 'card',
    position: { ...position },
    width: 240,
    height: 80,
    ...node,
    data: {
      name: id,
      typeTitle: '',
      icon: undefined,
      colour: undefined,
      isStart,
      lines: [],
      ports: [],
      rows: [],
      ruleTargets: new Map(),
      canRemove: true,
      canAddConnector: false,
      exceptions: [],
    },
  };
}
