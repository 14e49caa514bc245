import { IconButton } from '@confab/ui';
import { Menu, Select } from '@mantine/core';
import {
  IconCode,
  IconCopy,
  IconDots,
  IconExternalLink,
  IconEqual,
  IconEqualNot,
  IconRefresh,
  IconX,
} from '@tabler/icons-react';
import { copyWithToast } from '../../toasts/index.ts';
import { useFormatTime } from '../../dates/index.ts';
import { useWords } from '../../words/define-words.ts';
import { createEmbedCode } from '../publishing/index.ts';
import type { ConversationColumnProps } from './conversation-column.tsx';
import { testedStages } from './tester-settings.ts';
import classes from './tester.module.css';
import { words } from './words.ts';

interface ColumnHeaderProps extends Pick<
  ConversationColumnProps,
  'column' | 'stage' | 'release' | 'comparison' | 'project' | 'onStage' | 'onRemove'
> {
  readonly canRestart: boolean;
  readonly onRestart: () => void;
}

/** The stage of a conversation, the release on it, and the comparison with the first conversation. */
export function ColumnHeader(props: ColumnHeaderProps) {
  const { column, stage, release, comparison, canRestart, onStage, onRestart, onRemove } = props;
  const say = useWords(words);
  const format = useFormatTime();
  const when = release?.publishedUtc ? format(release.publishedUtc, 'date') : '';
  return (
    <header className={classes.columnHead}>
      <Select
        size="xs"
        w={100}
        aria-label={say.stageOf(column + 1)}
        allowDeselect={false}
        data={[...testedStages]}
        value={stage}
        onChange={(next) => onStage(testedStages.find((one) => one === next) ?? stage)}
      />
      <span className={classes.release}>
        {stage === 'Alpha' ? say.newestSave : release?.releaseNumber ? say.release(release.releaseNumber, when) : ''}
      </span>
      {comparison && <ComparisonMark comparison={comparison} />}
      <div className={classes.columnTools}>
        <IconButton
          size={28}
          label={say.restartHere}
          icon={<IconRefresh size={16} />}
          disabled={!canRestart}
          onClick={onRestart}
        />
        {release && release.chatUrl !== '' && <AddressMenu release={release} project={props.project} />}
        {onRemove && <IconButton size={28} label={say.remove} icon={<IconX size={16} />} onClick={onRemove} />}
      </div>
    </header>
  );
}

function ComparisonMark({ comparison }: { readonly comparison: NonNullable<ColumnHeaderProps['comparison']> }) {
  const say = useWords(words);
  if (comparison.kind === 'differentInputs') return <span className={classes.mark}>{say.differentInputs}</span>;
  const isSame = comparison.kind === 'same';
  return (
    <span className={classes.mark} data-kind={comparison.kind} role="status">
      {isSame ? <IconEqual size={14} aria-hidden="true" /> : <IconEqualNot size={14} aria-hidden="true" />}
      {isSame ? say.same : comparison.exchange === 0 ? say.differsAtOpening : say.differs(comparison.exchange)}
    </span>
  );
}

function AddressMenu({ release, project }: Required<Pick<ColumnHeaderProps, 'release' | 'project'>>) {
  const say = useWords(words);
  if (!release) return null;
  const { chatUrl, stage } = release;
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <IconButton size={28} label={say.addressOf(stage)} icon={<IconDots size={16} />} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          component="a"
          href={chatUrl}
          target="_blank"
          rel="noopener noreferrer"
          leftSection={<IconExternalLink size={16} />}
        >
          {say.openPage}
        </Menu.Item>
        <Menu.Item leftSection={<IconCopy size={16} />} onClick={() => void copyWithToast(chatUrl)}>
          {say.copyAddress}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconCode size={16} />}
          onClick={() => void copyWithToast(createEmbedCode(chatUrl, project.projectId, stage))}
        >
          {say.copyCode}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
