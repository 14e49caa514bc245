import type { UnsavedWords } from './unsaved-words.ts';
import { formatNumber } from '../../../words/numbers/format-number.ts';

/** The German words of the window of unsaved changes. */
export const words: UnsavedWords = {
  title: 'Ungespeicherte Änderungen',
  unsaved: (count: number) =>
    `${count === 1 ? 'Ein Element hat' : `${formatNumber(count, 'de')} Elemente haben`} ungespeicherte Änderungen. Dein Team sieht sie im Entwurf, veröffentlicht werden sie aber erst, wenn du sie speicherst.`,
  unsent:
    'Deine letzten Änderungen sind noch nicht beim Server angekommen. Sie bleiben in diesem Browser gespeichert, bis sie gesendet werden können.',
  stay: 'Bleiben',
  discardAndClose: 'Verwerfen und schließen',
  closeUnsaved: 'Schließen ohne zu speichern',
  saveAndClose: 'Speichern und schließen',
};
