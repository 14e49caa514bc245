import { can } from '@confab/access';
import { teamCalls, transferCalls } from '@confab/contracts';
import { limits, type ProjectId, type TeamId } from '@confab/model';
import { Banner, ModalFrame } from '@confab/ui';
import { NativeSelect, Progress, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../api/api-context.tsx';
import { createQuery } from '../../../api/create-query.ts';
import { useWords } from '../../../words/define-words.ts';
import { useMessage } from '../../../words/messages.ts';
import { projectListKey } from '../../projects/index.ts';
import { useCancel } from '../use-cancel.ts';
import classes from '../transfer.module.css';
import { DifferenceList } from './difference-list.tsx';
import { useOpenProProject } from './use-open-pro-project.ts';
import { toProWords } from './words.ts';

interface TurnIntoProModalProps {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly name: string;
  readonly onClose: () => void;
}

/** Makes a Pro project from a One project, in a chosen team, after saying what will differ. */
export function TurnIntoProModal({ teamId, projectId, name, onClose }: TurnIntoProModalProps) {
  const say = useWords(toProWords);
  const message = useMessage();
  const { getSignal, cancel } = useCancel(onClose);
  const openProject = useOpenProProject();
  const { preview, teams, turn } = useTurning(teamId, projectId, getSignal);
  const [target, setTarget] = useState<TeamId>(teamId);
  const [typed, setTyped] = useState<string>();
  const displayName = typed ?? say.proposedName(name).slice(0, limits.nameMax);
  const { data: checked } = preview;
  const made = turn.data?.project;
  const isTooLarge = checked !== undefined && checked.nodeCount > checked.nodesMax;
  const isReady = checked !== undefined && !isTooLarge && displayName.trim() !== '';
  const failure = turn.error ?? preview.error;
  const close = () => cancel(turn.isPending);
  const open = () => {
    if (!made) return;
    onClose();
    // The hand-over shows its own error.
    void openProject(target, made.projectId).catch(() => undefined);
  };
  return (
    <ModalFrame
      title={say.title(name)}
      size={600}
      messages={failure ? [{ level: 'error', text: message(failure) }] : []}
      buttons={[
        { label: made ? say.close : say.cancel, kind: 'secondary', onPress: close },
        made
          ? { label: say.open, kind: 'primary', onPress: open }
          : {
              label: say.turn,
              kind: isReady ? 'primary' : 'disabled',
              isLoading: turn.isPending,
              onPress: () => turn.mutate({ targetTeamId: target, displayName: displayName.trim() }),
            },
      ]}
      onClose={close}
    >
      <div className={classes.content}>
        {made ? (
          <Banner level="success" isBoxed>
            {say.made(made.displayName)}
          </Banner>
        ) : (
          <>
            <p className={classes.quiet}>{say.hint}</p>
            <TextInput
              label={say.name}
              value={displayName}
              maxLength={limits.nameMax}
              disabled={turn.isPending}
              data-autofocus
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
            {teams.length > 1 && (
              <NativeSelect
                label={say.team}
                value={target}
                data={teams.map((team) => ({ value: team.teamId, label: team.description }))}
                disabled={turn.isPending}
                onChange={({ currentTarget }) =>
                  setTarget(teams.find((team) => team.teamId === currentTarget.value)?.teamId ?? teamId)
                }
              />
            )}
            {target !== teamId && <Banner level="info">{say.mediaStays}</Banner>}
          </>
        )}
        {preview.isPending && <Progress value={100} animated size="sm" aria-label={say.checking} />}
        {turn.isPending && <Progress value={100} animated size="sm" aria-label={say.turning} />}
        {checked && (
          <div className={classes.summary} aria-live="polite">
            <p>{say.size(checked.workflowCount, checked.nodeCount)}</p>
            {isTooLarge && <Banner level="error">{say.tooLarge(checked.nodesMax)}</Banner>}
            <DifferenceList findings={checked.findings} />
          </div>
        )}
      </div>
    </ModalFrame>
  );
}

/** What will differ, the teams that a project can be made in, and the change itself. */
function useTurning(teamId: TeamId, projectId: ProjectId, getSignal: () => AbortSignal) {
  const api = useApi();
  const queries = useQueryClient();
  const preview = useQuery({
    queryKey: [transferCalls.turnIntoPro.path, projectId],
    queryFn: () => api.call(transferCalls.turnIntoPro, { body: { teamId, projectId, preview: true } }),
    // Pages change while people decide, so each opening of the dialog asks again.
    gcTime: 0,
    retry: false,
  });
  const teams = useQuery(createQuery(api, teamCalls.listMine, {}));
  const turn = useMutation({
    mutationFn: (chosen: { readonly targetTeamId: TeamId; readonly displayName: string }) =>
      api.call(
        transferCalls.turnIntoPro,
        { body: { teamId, projectId, preview: false, ...chosen } },
        { signal: getSignal() },
      ),
    onSuccess: () => queries.invalidateQueries({ queryKey: projectListKey }),
  });
  const editable = (teams.data ?? []).filter(
    ({ invitePending, permission }) => !invitePending && can(permission, 'project.create'),
  );
  return { preview, teams: editable, turn };
}
