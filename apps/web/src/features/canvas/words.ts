import { defineWords, type Translated } from '../../words/define-words.ts';

const english = {
  drawing: (workflow: string) => `${workflow}, drawing`,
  overview: 'Overview',
  addNode: 'Add node',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  showAll: 'Show everything',
  arrange: 'Arrange nodes',
  visited: 'Visited in the last test run',
  neverVisited: 'Never visited in the last test run',
  problems: (count: number): string => (count === 1 ? 'problem' : 'problems'),
  connect: (port: string) => `Connect '${port}'`,
  connectNew: 'Drag to make a new connector',
  nodeKeys:
    'Enter opens the properties, the arrow keys move the node, Alt with an arrow key goes to the next node that way, Delete removes it.',
  edgeKeys: 'Enter selects the connection, F2 edits it, Delete removes it, Escape leaves it.',
};
export type CanvasWords = Translated<typeof english>;

/** The words of the canvas. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
