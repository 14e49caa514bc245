import { updateEvents } from '@confab/contracts';
import { accountIdSchema, teamIdSchema, type TeamMember, type TeamMembership, type TeamRole } from '@confab/model';
import { numberedId } from '@confab/test-kit';
import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { fakeApi } from '../../../testing/fake-api.ts';
import { Live } from '../../../live/live-context.tsx';
import { fakeLive } from '../../../testing/fake-live.ts';
import { useTeamChanges } from '../../../session/use-team-changes.ts';
import { startSession, useSession } from '../../../session/session-store.ts';
import { ModalHost } from '../../../modals/modal-host.tsx';
import '../../modals.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { closeModals } from '../../../testing/modals-and-toasts.ts';
// Modals are loaded on demand; imported here, no test waits for a file.
import '../../../modals/confirm-modal.tsx';
import '../change-team-modal.tsx';
import '../create-team-modal.tsx';
import '../team-modal/team-modal.tsx';

export const createTeamId = (number: number) => teamIdSchema.parse(numberedId(number));
export const createAccountId = (number: number) => accountIdSchema.parse(numberedId(1_000 + number));
export const createInvitationId = (number: number) => numberedId(2_000 + number);

export function aTeam(number: number, description: string, permission: TeamRole = 'Admin'): TeamMembership {
  return { teamId: createTeamId(number), description, permission, invitePending: false, teamInvitationId: null };
}

export function anInvitation(number: number, description: string, permission: TeamRole = 'Viewer'): TeamMembership {
  return {
    ...aTeam(number, description, permission),
    invitePending: true,
    teamInvitationId: createInvitationId(number),
  };
}

export function aMember(number: number, name: string, permission: TeamRole = 'Viewer'): TeamMember {
  return {
    email: `${name.toLowerCase().replaceAll(' ', '.')}@example.test`,
    name,
    permission,
    invitePending: false,
    inviteExpired: false,
    tvAccountId: createAccountId(number),
    teamInvitationId: null,
    profilePhotoAssetId: '',
  };
}

export function aPendingMember(number: number, email: string, permission: TeamRole = 'Viewer'): TeamMember {
  const unknown = { name: '', tvAccountId: null, profilePhotoAssetId: '' };
  const invitation = { invitePending: true, inviteExpired: false, teamInvitationId: createInvitationId(number) };
  return { ...unknown, email, permission, ...invitation };
}

type Answers = Readonly<Record<string, (input: { query: never; body: never }) => unknown>>;

/**
 * Renders a page for the signed-in first member, with modals, a live connection and a fake server.
 *
 * @param lists the teams and members of the server, which a test may change
 */
export function showTeams(
  part: ReactNode,
  lists: { mine: TeamMembership[]; members?: TeamMember[] },
  answers: Answers = {},
) {
  closeModals();
  // The pages read only these fields of a sign-in.
  startSession({ token: 'tvs_ada', tvAccountId: createAccountId(1), email: 'ada@example.test' } as never);
  useSession.setState({ activeTeam: undefined });
  const hub = fakeLive();
  const { api, made } = fakeApi({
    '/api/GetMyTeams': () => [...lists.mine],
    '/api/GetTeamStorage': () => ({ usedBytes: 0, allowedBytes: 1_073_741_824 }),
    '/api/GetMembersOfTeam': () => [...(lists.members ?? [])],
    ...answers,
  });
  renderPage(
    api,
    <Live value={hub.live}>
      <TeamChanges />
      {part}
      <ModalHost />
    </Live>,
  );

  function TeamChanges() {
    useTeamChanges(hub.live);
    return null;
  }

  return {
    user: userEvent.setup(),
    hub,
    /** The inputs of the calls to a path, in order. */
    getRequests: (path: string) => made.filter((call) => call.path === path).map(({ input }) => input),
    /** Changes the lists as another person would, and pushes the live event. */
    changeRemotely: (change: () => void) =>
      act(async () => {
        change();
        hub.push(updateEvents.teamsChanged.name, { TeamId: createTeamId(1) });
      }),
  };
}
