import { IconButton } from '@confab/ui';
import { Button, UnstyledButton } from '@mantine/core';
import {
  IconChevronDown,
  IconChevronRight,
  IconFocusCentered,
  IconPlayerPlay,
  IconRefresh,
  IconX,
} from '@tabler/icons-react';
import { useId } from 'react';
import { useStore } from 'zustand';
import { useEditingSession, useItem } from '../../editing/index.ts';
import { useWords } from '../../words/define-words.ts';
import {
  findTurn,
  getStartItemId,
  RecordedNotice,
  SimulatorHostProvider,
  SimulatorProvider,
  toStartPoint,
  TraceView,
  useProjectSimulator,
  type Simulator,
} from '../simulator/index.ts';
import { PhoneChat } from './phone-chat.tsx';
import { setPreview, usePreviewSettings } from './preview-settings.ts';
import {
  useFollowSelection,
  useLiveRefresh,
  usePreviewLanguage,
  useRecordedRequests,
} from './use-preview-conversation.ts';
import classes from './one-preview.module.css';
import { words } from './words.ts';

export interface PreviewPaneProps {
  /** The selected page or chapter. */
  readonly selectedId: string | undefined;
  /** Selects an item and, with a path, scrolls to its input. */
  readonly onOpen: (itemId: string, path?: string) => void;
}

/** The assistant of the open project on a phone: it answers from the drafts and follows every change of them. */
export function PreviewPane({ selectedId, onOpen }: PreviewPaneProps) {
  const say = useWords(words);
  const simulator = useProjectSimulator();
  const session = useEditingSession();
  const selected = useItem(selectedId ?? '');
  const followsSelection = usePreviewSettings((state) => state.followsSelection);
  const startId = useStore(simulator, ({ settings }) => settings.from && getStartItemId(settings.from));
  const start = useItem(startId ?? '');
  usePreviewLanguage(simulator);
  useRecordedRequests(simulator);
  useLiveRefresh(simulator);

  function startAt(itemId: string) {
    const item = session.getItem(itemId);
    const from = item && toStartPoint(item);
    if (from) void simulator.startFrom(from);
  }
  useFollowSelection(selectedId, followsSelection, startAt);

  function startFromBeginning() {
    simulator.set({ from: undefined });
    void simulator.start();
  }

  const canStartHere = selected !== undefined && selected.kind !== 'project';
  return (
    <SimulatorProvider value={simulator}>
      <header className={classes.header}>
        <h2>{say.preview}</h2>
        <IconButton
          size={28}
          label={say.follow}
          aria-pressed={followsSelection}
          className={classes.toggle ?? ''}
          icon={<IconFocusCentered size={16} />}
          onClick={() => setPreview({ followsSelection: !followsSelection })}
        />
        <IconButton
          size={28}
          label={say.restart}
          icon={<IconRefresh size={16} />}
          onClick={() => void simulator.start()}
        />
        <IconButton
          size={28}
          label={say.close}
          icon={<IconX size={16} />}
          onClick={() => setPreview({ isShown: false })}
        />
      </header>
      <div className={classes.start}>
        <Button
          size="compact-xs"
          variant="default"
          leftSection={<IconPlayerPlay size={14} />}
          aria-label={canStartHere ? say.startHere(selected.displayName) : say.noSelection}
          disabled={!canStartHere}
          onClick={() => selectedId !== undefined && startAt(selectedId)}
        >
          {say.startHereShort}
        </Button>
        {start && (
          <>
            <span className={classes.startName}>{say.startsAt(start.displayName)}</span>
            <IconButton size={22} label={say.fromBeginning} icon={<IconX size={14} />} onClick={startFromBeginning} />
          </>
        )}
      </div>
      <RecordedNotice listsDifferences />
      <PhoneChat simulator={simulator} onOpen={onOpen} />
      <TraceFold simulator={simulator} onOpen={onOpen} />
    </SimulatorProvider>
  );
}

interface TraceFoldProps extends Pick<PreviewPaneProps, 'onOpen'> {
  readonly simulator: Simulator;
}

/** The steps of the last turn, folded until they are asked for. */
function TraceFold({ simulator, onOpen }: TraceFoldProps) {
  const say = useWords(words);
  const id = useId();
  const isOpen = usePreviewSettings((state) => state.showsTrace);
  const turn = useStore(simulator, ({ tree }) => findTurn(tree, tree.head));
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <div className={classes.fold}>
      <UnstyledButton
        className={classes.foldButton ?? ''}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setPreview({ showsTrace: !isOpen })}
      >
        <Chevron size={15} aria-hidden="true" />
        {say.why}
      </UnstyledButton>
      <section id={id} className={classes.trace} aria-label={say.why} hidden={!isOpen}>
        {isOpen && (
          <SimulatorHostProvider
            value={{
              placement: 'side',
              isOpen,
              selectedNodeId: undefined,
              onOpen,
              connectorName: () => '',
              onClose: () => undefined,
            }}
          >
            {turn && turn.result.trace.length > 0 ? <TraceView turn={turn} /> : <p>{say.whyHint}</p>}
          </SimulatorHostProvider>
        )}
      </section>
    </div>
  );
}
