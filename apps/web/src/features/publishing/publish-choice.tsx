import type { PublishedStage } from '@confab/model';
import { Group, Radio } from '@mantine/core';
import { useWords } from '../../words/define-words.ts';
import classes from './publishing.module.css';
import { getTarget, isBetaLocked, type PublishSource, type PublishState } from './publish-state.ts';
import { words } from './words.ts';

interface PublishChoiceProps {
  readonly choice: PublishState;
  readonly onSource: (source: PublishSource) => void;
  readonly onTarget: (target: PublishedStage) => void;
}

/** Where to publish from, and to which stage (A2.68). */
export function PublishChoice({ choice, onSource, onTarget }: PublishChoiceProps) {
  const say = useWords(words);
  return (
    <div className={classes.choice}>
      <Radio.Group
        label={say.publishFrom}
        value={choice.source ?? ''}
        onChange={(source) => onSource(source === 'Beta' ? 'Beta' : 'Alpha')}
      >
        <Group mt="2xs">
          <Radio value="Alpha" label={say.fromAlpha} />
          <Radio value="Beta" label={say.fromBeta} />
        </Group>
      </Radio.Group>
      <Radio.Group
        label={say.to}
        value={getTarget(choice) ?? ''}
        onChange={(target) => onTarget(target === 'Live' ? 'Live' : 'Beta')}
      >
        <Group mt="2xs">
          <Radio value="Beta" label={say.toBeta} disabled={isBetaLocked(choice) && choice.source === 'Beta'} />
          <Radio value="Live" label={say.toLive} />
        </Group>
      </Radio.Group>
    </div>
  );
}
