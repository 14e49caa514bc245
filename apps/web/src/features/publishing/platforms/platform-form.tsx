import type { ProjectPlatforms } from '@confab/contracts';
import { fillMessage, publishedStages, type PublishedStage, type ProjectId, type TeamId } from '@confab/model';
import { Alert, Anchor, Button, Checkbox, Group, Radio } from '@mantine/core';
import { IconAlertTriangle, IconSend } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useWords } from '../../../words/define-words.ts';
import { useMessage } from '../../../words/messages.ts';
import publishingClasses from '../publishing.module.css';
import { words } from '../words.ts';
import { usePublishToPlatforms } from './use-platforms.ts';
import classes from './platforms.module.css';

interface PlatformFormProps {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly stages: readonly PublishedStage[];
  readonly targets: ProjectPlatforms['targets'];
  readonly onOpenSettings: () => void;
}

/**
 * Chooses the stage and the platforms, and sends the packages. While the button is off, a sentence names what is
 * missing.
 */
export function PlatformForm({ teamId, projectId, stages, targets, onOpenSettings }: PlatformFormProps) {
  const say = useWords(words);
  const translate = useMessage();
  const obstacleId = useId();
  const publish = usePublishToPlatforms(teamId, projectId);
  const offered = publishedStages.filter((stage) => stages.includes(stage));
  const [chosenStage, setStage] = useState<string>();
  const [chosenIds, setChosenIds] = useState<readonly string[]>([]);
  const [isAccepted, setAccepted] = useState(false);
  const stage = offered.find((one) => one === chosenStage) ?? offered.at(-1);
  // A platform that was removed or broken after it was chosen no longer gets packages.
  const targetIds = targets
    .filter((one) => one.problem === '' && chosenIds.includes(one.targetId))
    .map((one) => one.targetId);
  const obstacle = findObstacle();

  /** The reason why the Send button is off, as the name of the sentence beside it. */
  function findObstacle() {
    if (targets.every(({ problem }) => problem !== '')) return 'platformsFaulty';
    if (targetIds.length === 0) return 'platformMissing';
    return isAccepted ? undefined : 'platformTermsMissing';
  }

  function send() {
    if (stage === undefined) return;
    publish.mutate(
      { stage, targetIds },
      {
        onSuccess() {
          setChosenIds([]);
          setAccepted(false);
        },
      },
    );
  }

  return (
    <div className={classes.form}>
      <Radio.Group label={say.platformStage} value={stage ?? ''} onChange={setStage}>
        <Group mt="xs">
          {offered.map((one) => (
            <Radio key={one} value={one} label={one} />
          ))}
        </Group>
      </Radio.Group>
      <Checkbox.Group label={say.platformTargets} value={[...targetIds]} onChange={setChosenIds}>
        <ul className={classes.targets}>
          {targets.map(({ targetId, name, kind, problem, problemName }) => (
            <li key={targetId}>
              <Checkbox
                value={targetId}
                label={name === '' ? say[kind] : name}
                description={
                  problem === ''
                    ? say[kind]
                    : translate({
                        message: fillMessage(problem, { name }),
                        messageName: problemName,
                        messageParts: { name },
                      })
                }
                disabled={problem !== ''}
              />
            </li>
          ))}
        </ul>
      </Checkbox.Group>
      <Anchor component="button" type="button" size="sm" className={classes.settings ?? ''} onClick={onOpenSettings}>
        {say.editPlatforms}
      </Anchor>
      <Checkbox
        label={say.platformTerms}
        checked={isAccepted}
        onChange={(event) => setAccepted(event.currentTarget.checked)}
      />
      {publish.isError && (
        <Alert color="red" variant="light" icon={<IconAlertTriangle size={18} />} role="alert">
          {translate(publish.error)}
        </Alert>
      )}
      <Group justify="flex-end">
        <span id={obstacleId} role="status" className={publishingClasses.missing}>
          {obstacle !== undefined && say[obstacle]}
        </span>
        <Button
          variant="default"
          leftSection={<IconSend size={16} aria-hidden="true" />}
          aria-describedby={obstacle === undefined ? undefined : obstacleId}
          disabled={obstacle !== undefined}
          loading={publish.isPending}
          onClick={send}
        >
          {say.sendPackages}
        </Button>
      </Group>
    </div>
  );
}
