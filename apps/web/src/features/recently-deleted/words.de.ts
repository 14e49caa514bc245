import type { BinWords } from './words.ts';

export const words: BinWords = {
  title: 'Kürzlich gelöscht',
  inProject:
    'Was in diesem Projekt gelöscht wurde, wird 30 Tage aufgehoben. Wiederhergestellt hat es seinen Platz und seine Verbindungen wieder.',
  ofTeam:
    'Gelöschte Projekte dieses Teams werden 30 Tage aufgehoben. Wiederhergestellt sind sie wie zuvor, aber nicht veröffentlicht.',
  loading: 'Gelöschtes wird geladen',
  notLoaded: 'Das Gelöschte konnte nicht geladen werden',
  empty: 'Nichts wurde gelöscht',
  emptyText: 'Was von jetzt an gelöscht wird, lässt sich hier 30 Tage lang zurückholen.',
  restore: 'Wiederherstellen',
  restoreItem: (name) => `${name} wiederherstellen`,
  restored: (name) => `${name} ist wieder da.`,
  close: 'Schließen',
  by: (when, name) => (name === '' ? `Gelöscht ${when}` : `Gelöscht ${when} von ${name}`),
  left: (days) => (days === 0 ? 'verschwindet heute' : days === 1 ? 'noch 1 Tag' : `noch ${days} Tage`),
  node: (workflow) => (workflow === '' ? 'Knoten' : `Knoten in ${workflow}`),
  workflow: (nodes) => `Ablauf mit ${nodes} Knoten`,
  page: (llama) => (llama === '' ? 'Seite' : `Seite in ${llama}`),
  llama: (pages) => (pages === 1 ? 'Kapitel mit 1 Seite' : `Kapitel mit ${pages} Seiten`),
  project: (nodes) => `Projekt mit ${nodes} Knoten`,
};
