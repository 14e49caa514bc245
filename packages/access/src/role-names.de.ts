import type { TeamRole } from '@confab/model';

/** The displayed names of the roles in German. */
export const germanRoleNames: Readonly<Record<TeamRole, string>> = {
  Admin: 'Admin',
  AppEditor: 'App-Bearbeitung',
  MediaEditor: 'Medienbearbeitung',
  Commenter: 'Kommentieren',
  Viewer: 'Lesen',
  Unauthorized: 'Kein Zugang',
};
