import type { SystemVariableNames } from './variable-names.ts';

/** German names of the variables that the product sets. */
export const words: SystemVariableNames = {
  ALK_UserUtterance: 'Äußerung der Person',
  ALK_LastIntent: 'Letzte Absicht',
  ALK_TurnCount: 'Anzahl der Wechsel',
  ALK_Platform: 'Plattform',
  ALK_Language: 'Sprache',
  ALK_IsNewUser: 'Neue Person',
  ALK_ProjectName: 'Name des Projekts',
};
