import type { CanvasWords } from '../words.ts';

/** The screen reader texts about the keys of cards and connections. */
export function getAriaLabels(say: Pick<CanvasWords, 'nodeKeys' | 'edgeKeys'>) {
  return {
    'node.a11yDescription.default': say.nodeKeys,
    // React Flow uses this key while its own keyboard support is on.
    'node.a11yDescription.keyboardDisabled': say.nodeKeys,
    'edge.a11yDescription.default': say.edgeKeys,
  };
}
