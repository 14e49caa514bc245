import type { TranslatedMessages } from '../create-translator.ts';

/** German for the messages of analytics and the control tower. */
export const analyticsMessages = {
  'analytics.retrieve': 'Die Auswertung konnte nicht geladen werden',
  'analytics.listProjects': 'Die Projekte der Auswertung konnten nicht geladen werden',
  'analytics.exportData': 'Die Auswertung konnte nicht exportiert werden',
  'analyticMessages.rangeReversed': 'Der erste Tag des Zeitraums liegt nach dem letzten.',
  'analyticMessages.rangeTooLong': 'Wähle einen Zeitraum von höchstens 366 Tagen.',
  'analyticMessages.tooManyIgnored':
    'Ein Projekt kann höchstens 1.000 ignorierte Äußerungen haben. Nimm zuerst einige davon aus den ignorierten heraus.',
  'alerts.list': 'Die Alarme konnten nicht geladen werden',
  'misses.list': 'Die nicht verstandenen Äußerungen konnten nicht geladen werden',
  'misses.setIgnored': 'Die ignorierten Äußerungen konnten nicht geändert werden',
  'traffic.get': 'Der Verkehr konnte nicht geladen werden',
  'tower.health': 'Der Zustand des Servers konnte nicht geladen werden',
  'tower.runJob': 'Der Auftrag konnte nicht gestartet werden',
  'tower.queue': 'Die Aufträge konnten nicht geladen werden',
  'tower.retryJob': 'Der Auftrag konnte nicht noch einmal gestartet werden',
  'tower.cancelJob': 'Der Auftrag konnte nicht abgebrochen werden',
  'tower.teams': 'Die Teams konnten nicht geladen werden',
  'tower.team': 'Das Team konnte nicht geladen werden',
  'tower.setTeamLimit': 'Die Grenze des Teams konnte nicht geändert werden',
  'tower.counts': 'Die Zahlen konnten nicht geladen werden',
  'towerMessages.jobMissing': 'Diesen Auftrag gibt es nicht mehr. Lade die Liste neu.',
  'towerMessages.notFailed': 'Nur ein fehlgeschlagener Auftrag kann wiederholt werden. Lade die Liste neu.',
  'towerMessages.testRunRetry': 'Ein Testlauf kann nur von seinem Team wiederholt werden.',
  'towerMessages.notWaiting': 'Nur ein wartender Auftrag kann abgebrochen werden. Lade die Liste neu.',
  'towerMessages.newerPackage':
    'Ein neueres Paket wurde an diese Plattform gesendet oder wartet darauf. Dieses würde ein altes Release zurückbringen.',
} satisfies Partial<TranslatedMessages>;
