import { defineWords, type Translated } from '../../words/define-words.ts';
import type { Alignment } from './selection/align-cards.ts';

/** Names of connectors without a name of their own, by kind. */
const portNames: Readonly<Record<string, string>> = {
  Next: 'Next',
  Intent: 'Any intent',
  Expected: 'Any answer',
  Rule: 'Rule',
  Return: 'On return',
  NoMatch: 'No match',
  NoInput: 'No input',
  Default: 'Otherwise',
};

const alignNames: Readonly<Record<Alignment, string>> = {
  left: 'Align left',
  center: 'Align centers',
  right: 'Align right',
  top: 'Align top',
  middle: 'Align middles',
  bottom: 'Align bottom',
  distributeAcross: 'Distribute across',
  distributeDown: 'Distribute down',
};

const english = {
  drawing: (workflow: string) => `Canvas of ${workflow}`,
  overview: 'Overview',
  copy: 'Copy',
  cut: 'Cut',
  paste: 'Paste',
  duplicate: 'Duplicate',
  deleteNodes: 'Delete…',
  selectAll: 'Select all',
  alignTitle: 'Arrange',
  alignName: (alignment: Alignment) => alignNames[alignment],
  canvasMenu: 'Canvas commands',
  selectedNodes: (count: number) => `${count} nodes selected`,
  findOnCanvas: 'Find on canvas',
  closeFind: 'Close the search',
  addNodeHere: 'Add node…',
  insertNode: 'Insert a node',
  removeConnection: 'Remove the connection',
  findNodeType: 'Find a node type',
  nodeTypes: 'Node types',
  noNodeType: 'No node type has this name.',
  addNode: 'Add node',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  showAll: 'Fit to view',
  arrange: 'Arrange nodes',
  arrangeUnplaced: 'Only nodes not placed by hand',
  arrangeAll: 'All nodes',
  visited: 'Visited in the last test run',
  neverVisited: 'Not visited in the last test run',
  connect: (port: string) => `Connect '${port}'`,
  portName: (kind: string) => portNames[kind] ?? 'Next',
  testSteps: (count: number) => (count === 1 ? '1 step' : `${count} steps`),
  intents: (count: number) => `${count} intents`,
  foldIntents: 'Fold intents',
  picture: 'Picture',
  sound: 'Sound',
  video: 'Video',
  errors: (count: number): string => (count === 1 ? 'error' : 'errors'),
  warnings: (count: number): string => (count === 1 ? 'warning' : 'warnings'),
  continuesIn: (target: string) => `Continues in ${target}`,
  connectNew: 'Drag to add a connector',
  nodeKeys:
    'Press Enter to open the properties, the arrow keys to move the node, Alt with an arrow key to go to the next node in that direction, Delete to delete it, and Shift with F10 for all commands.',
  edgeKeys: 'Press Enter to select the connection, F2 to edit it, Delete to remove it, and Escape to leave it.',
};
export type CanvasWords = Translated<typeof english>;

/** Interface words of the canvas. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
