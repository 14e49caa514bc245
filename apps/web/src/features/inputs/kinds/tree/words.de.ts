import { capitalizeFirst } from '../../../../words/capitalize-first.ts';
import type { TreeWords } from './words.ts';

/** German interface words of trees. */
export const words: TreeWords = {
  node: 'Knoten',
  none: (node) => `Noch kein Eintrag (${node})`,
  addFirst: (node) => `Ersten Eintrag hinzufügen (${node})`,
  addSibling: (node) => `${capitalizeFirst(node)} auf gleicher Ebene hinzufügen`,
  addChild: (node) => `${capitalizeFirst(node)} darunter hinzufügen`,
  unnamed: (node) => `Neu: ${node}`,
  remove: (node) => `${capitalizeFirst(node)} entfernen`,
  edit: (node) => `${capitalizeFirst(node)} bearbeiten`,
  rename: (node) => `${capitalizeFirst(node)} umbenennen`,
  open: (title) => `Zeigen, was unter ${title} steht`,
  close: (title) => `Verbergen, was unter ${title} steht`,
  expandAll: 'Alles aufklappen',
  collapseAll: 'Alles zuklappen',
  cut: (title) => `${title} wird dorthin verschoben, wo es eingefügt wird`,
  moved: (title) => `${title} wurde verschoben`,
  keys: (cut, paste) =>
    `Mit den Pfeiltasten gehst du durch den Baum, F2 benennt um, Enter bearbeitet, Alt mit einer Pfeiltaste verschiebt, ${cut} und ${paste} verschieben anderswohin, Entf entfernt.`,
  removeText: (title, below) =>
    below === 0
      ? `„${title}“ wird entfernt.`
      : below === 1
        ? `„${title}“ und der Eintrag darunter werden entfernt.`
        : `„${title}“ und die ${below} Einträge darunter werden entfernt.`,
};
