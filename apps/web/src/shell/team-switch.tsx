import { teamCalls } from '@confab/contracts';
import { roleIncludes } from '@confab/access';
import type { TeamMembership } from '@confab/model';
import { Button, Menu } from '@mantine/core';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { ApiFailure } from '../api/api-client.ts';
import { useApi } from '../api/api-context.tsx';
import { queryOf } from '../api/query-of.ts';
import { useLive } from '../live/live-context.tsx';
import { setActiveTeam, useSession } from '../session/session-store.ts';
import { whenFreeToLeave } from './leaving-guard.ts';
import { showToast } from './toasts/index.ts';

/** The active team, and a way to another (P4.30, P6.6). */
export function TeamSwitch() {
  const api = useApi();
  const live = useLive();
  const queries = useQueryClient();
  const [, go] = useLocation();
  const activeTeam = useSession((state) => state.activeTeam);
  const teams = useQuery(queryOf(api, teamCalls.listMine, {}));
  const offered = (teams.data ?? []).filter((team) => !team.invitePending && roleIncludes(team.permission, 'Viewer'));
  if (!activeTeam) return null;

  async function choose({ teamId }: TeamMembership) {
    try {
      const connectionId = live.connectionId;
      setActiveTeam(
        await api.call(teamCalls.setActive, {
          query: { teamId, frontendApp: 'pro', ...(connectionId ? { signalRConnectionId: connectionId } : {}) },
        }),
      );
      go('/');
      await queries.invalidateQueries({ queryKey: ['projects'] });
    } catch (error) {
      showToast({
        kind: 'error',
        text: error instanceof ApiFailure ? error.message : teamCalls.setActive.fallbackMessage,
      });
    }
  }

  return (
    <Menu position="bottom-start" width={260} withinPortal={false}>
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          c="var(--cf-text)"
          size="compact-sm"
          rightSection={<IconChevronDown size={14} />}
        >
          {activeTeam.teamName}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Teams</Menu.Label>
        {offered.map((team) => (
          <Menu.Item
            key={team.teamId}
            onClick={() => whenFreeToLeave('/', () => void choose(team))}
            rightSection={team.teamId === activeTeam.teamId ? <IconCheck size={14} aria-label="active" /> : null}
          >
            {team.description}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
