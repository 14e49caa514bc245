import { beginSentence } from '../../../../words/begin-sentence.ts';
import type { TreeWords } from './words.ts';

/** German for the words around trees. */
export const words: TreeWords = {
  node: 'Knoten',
  none: (node) => `Noch kein Eintrag (${node})`,
  addFirst: (node) => `Ersten Eintrag hinzufügen (${node})`,
  addSibling: (node) => `${beginSentence(node)} daneben hinzufügen`,
  addChild: (node) => `${beginSentence(node)} darunter hinzufügen`,
  unnamed: (node) => `Neu: ${node}`,
  remove: (node) => `${beginSentence(node)} entfernen`,
  edit: (node) => `${beginSentence(node)} bearbeiten`,
  rename: (node) => `${beginSentence(node)} umbenennen`,
  open: (title) => `Zeigen, was unter ${title} steht`,
  close: (title) => `Verbergen, was unter ${title} steht`,
  expandAll: 'Alles aufklappen',
  collapseAll: 'Alles zuklappen',
  cut: (title) => `${title} wird dorthin verschoben, wo es eingefügt wird`,
  moved: (title) => `${title} wurde verschoben`,
  keys: 'Pfeiltasten gehen durch den Baum, F2 benennt um, Eingabe bearbeitet, Alt mit einer Pfeiltaste verschiebt, Strg+X und Strg+V verschieben anderswohin, Entf entfernt.',
  removeText: (title, below) =>
    below === 0
      ? `„${title}“ wird entfernt.`
      : below === 1
        ? `„${title}“ und der Eintrag darunter werden entfernt.`
        : `„${title}“ und die ${below} Einträge darunter werden entfernt.`,
};
