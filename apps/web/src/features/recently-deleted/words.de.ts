import type { RecentlyDeletedWords } from './words.ts';
import { formatNumber } from '../../words/numbers/format-number.ts';

export const words: RecentlyDeletedWords = {
  title: 'Kürzlich gelöscht',
  inProject:
    'Gelöschte Elemente dieses Projekts werden 30 Tage aufbewahrt. Wiederhergestellte Elemente kehren mit ihren Verbindungen an ihren Platz zurück.',
  inTeam:
    'Gelöschte Projekte dieses Teams werden 30 Tage aufbewahrt. Wiederhergestellte Projekte sind unverändert, aber nicht veröffentlicht.',
  loading: 'Gelöschte Elemente werden geladen',
  notLoaded: 'Die gelöschten Elemente konnten nicht geladen werden',
  empty: 'Nichts gelöscht',
  emptyText: 'Gelöschte Elemente kannst du hier 30 Tage lang wiederherstellen.',
  restore: 'Wiederherstellen',
  restoreItem: (name) => `${name} wiederherstellen`,
  restored: (name) => `${name} wurde wiederhergestellt.`,
  emptyAll: 'Kürzlich gelöscht leeren …',
  emptyTitle: 'Kürzlich gelöscht leeren',
  emptyProjects:
    'Du löschst alle Projekte dieser Liste endgültig, für alle in deinem Team. Das lässt sich nicht rückgängig machen.',
  emptyItems:
    'Du löschst alle Elemente dieser Liste endgültig, für alle in deinem Team. Das lässt sich nicht rückgängig machen.',
  emptyConfirm: 'Endgültig löschen',
  emptied: '„Kürzlich gelöscht“ ist leer.',
  emptying:
    '„Kürzlich gelöscht“ wird geleert. Bei so vielen Daten dauert es einige Minuten, bis der Speicher frei ist.',
  close: 'Schließen',
  by: (when, name) => (name === '' ? `Gelöscht ${when}` : `Gelöscht ${when} von ${name}`),
  left: (days) => (days === 0 ? 'läuft heute ab' : days === 1 ? 'noch 1 Tag' : `noch ${days} Tage`),
  node: (workflow) => (workflow === '' ? 'Knoten' : `Knoten in ${workflow}`),
  workflow: (nodes) => `Ablauf mit ${formatNumber(nodes, 'de')} Knoten`,
  page: (llama) => (llama === '' ? 'Seite' : `Seite in ${llama}`),
  llama: (pages) => (pages === 1 ? 'Kapitel mit 1 Seite' : `Kapitel mit ${formatNumber(pages, 'de')} Seiten`),
  project: (nodes) => `Projekt mit ${formatNumber(nodes, 'de')} Knoten`,
  oneProject: (pages) => (pages === 1 ? 'Projekt mit 1 Seite' : `Projekt mit ${formatNumber(pages, 'de')} Seiten`),
};
