import { registerModals } from '../../modals/registry.ts';
import { lazyModal } from '../../loading/lazy-modal.tsx';

/** The modals of the teams feature. Each is loaded when it is first opened. */
const teamsModals = {
  createTeam: lazyModal(async () => (await import('./create-team-modal.tsx')).CreateTeamModal),
  changeTeam: lazyModal(async () => (await import('./change-team-modal.tsx')).ChangeTeamModal),
  share: lazyModal(async () => (await import('./share-modal/share-modal.tsx')).ShareModal),
  team: lazyModal(async () => (await import('./team-modal/team-modal.tsx')).TeamModal),
};

registerModals(teamsModals);

declare module '../../modals/registry.ts' {
  interface ModalRegistry {
    readonly teams: typeof teamsModals;
  }
}
