import type { ReloadWords } from './reload-words.ts';

/** The German words of the window that asks for a reload. */
export const words: ReloadWords = {
  title: 'Bitte neu laden',
  text: 'Das Projekt wurde nicht richtig geladen. Lade die Seite neu. Gespeichertes bleibt erhalten.',
  refresh: 'Neu laden',
};
