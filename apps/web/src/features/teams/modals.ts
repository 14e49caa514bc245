import { lazy } from 'react';
import { registerModals } from '../../modals/registry.ts';

/** The modals of the teams feature. Each is loaded when it is first opened. */
const teamsModals = {
  createTeam: lazy(async () => ({ default: (await import('./create-team-modal.tsx')).CreateTeamModal })),
  changeTeam: lazy(async () => ({ default: (await import('./change-team-modal.tsx')).ChangeTeamModal })),
  share: lazy(async () => ({ default: (await import('./share-modal/share-modal.tsx')).ShareModal })),
  team: lazy(async () => ({ default: (await import('./team-modal/team-modal.tsx')).TeamModal })),
};

registerModals(teamsModals);

declare module '../../modals/registry.ts' {
  interface ModalRegistry {
    readonly teams: typeof teamsModals;
  }
}
