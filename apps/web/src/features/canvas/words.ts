import type { CardColour } from '@confab/model';
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

const colourNames: Readonly<Record<CardColour, string>> = {
  orange: 'Orange',
  amber: 'Amber',
  green: 'Green',
  teal: 'Teal',
  blue: 'Blue',
  violet: 'Violet',
  rose: 'Rose',
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
  colour: 'Color',
  colourName: (colour: CardColour) => colourNames[colour],
  groupSelection: 'Group selection',
  ungroup: 'Ungroup',
  fitGroup: 'Fit group to its nodes',
  renameGroup: 'Rename group',
  newGroup: 'Group',
  groupName: 'Name of the group',
  groupLabel: (name: string) => `Group ${name}`,
  addNote: 'Add sticky note',
  editNote: 'Edit note',
  deleteNote: 'Delete note',
  noteText: 'Text of the note',
  emptyNote: 'Write a note for your team',
  noteLabel: (text: string) => (text === '' ? 'Empty note' : `Note: ${text}`),
  annotation: 'annotation',
  annotationKeys:
    'Press Enter to edit it, the arrow keys to move it, Ctrl with an arrow key to resize it, Delete to remove it, and Shift with F10 for all commands.',
  findOnCanvas: 'Find on canvas',
  closeFind: 'Close the search',
  addNodeHere: 'Add node…',
  insertNode: 'Insert a node',
  connections: 'Connections…',
  connectionsOf: (name: string) => `Connections of ${name}`,
  connectionTo: (port: string, target: string) => `${port} → ${target}`,
  connectionFrom: (source: string, port: string) => `${source}: ${port} → here`,
  editConnection: 'Edit the connection',
  removeConnection: 'Remove the connection',
  firstSteps: 'First steps',
  stepAdd: 'Add a node: ‘Add node’, or press',
  stepWrite: 'Write what the assistant says, at the right.',
  stepTry: 'Talk to it with ‘Simulate’.',
  moveSelection: 'Move the selection',
  goToCard: 'Go to the next card',
  arrowKeys: 'Arrow keys',
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
  edgeKeys:
    'Press Enter to select the connection, N to insert a node, F2 to edit it, Delete to remove it, and Escape to leave it.',
};
export type CanvasWords = Translated<typeof english>;

/** Interface words of the canvas. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
