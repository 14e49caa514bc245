import type { ActiveTeam, ProjectSummary } from '@confab/model';
import { FailureState } from '@confab/ui';
import { Skeleton } from '@mantine/core';
import { useRef, useState } from 'react';
import { ChatWordsProvider } from '../../chat/chat-words.tsx';
import { Composer } from '../../chat/composer/composer.tsx';
import { useWords } from '../../words/define-words.ts';
import { useLanguage } from '../../words/language.ts';
import { useMessage } from '../../words/messages.ts';
import { usePromotionStatus } from '../publishing/index.ts';
import { compareExchanges, type Exchange } from './compare-exchanges.ts';
import { ConversationColumn, type Broadcast } from './conversation-column.tsx';
import { TesterToolbar } from './tester-toolbar.tsx';
import { writeTesterSettings, type TestedStage } from './tester-settings.ts';
import { useTesterSettings } from './use-tester-settings.ts';
import classes from './tester.module.css';
import { words } from './words.ts';

interface ProjectTesterProps {
  readonly project: ProjectSummary;
  readonly team: ActiveTeam;
}

/** The last state that a column reported. */
interface ColumnState {
  readonly isReady: boolean;
  readonly exchanges: readonly Exchange[];
}

/** Conversations with stages of a project side by side, with an optional shared input. */
export function ProjectTester({ project, team }: ProjectTesterProps) {
  const say = useWords(words);
  const message = useMessage();
  const language = useLanguage((state) => state.language);
  const [settings, setSettings] = useTesterSettings();
  const status = usePromotionStatus(team.teamId, project.projectId);
  const [states, setStates] = useState<Readonly<Record<number, ColumnState>>>({});
  const [isInputShared, setInputShared] = useState(true);
  const [broadcast, setBroadcast] = useState<Broadcast>({ number: 0, text: null });
  const input = useRef<HTMLTextAreaElement>(null);
  const { stages } = settings;

  const sendToAll = (text: string | null) => setBroadcast(({ number }) => ({ number: number + 1, text }));
  const change = (at: number, stage: TestedStage | undefined) =>
    setSettings({ ...settings, stages: stages.flatMap((one, index) => (index === at ? (stage ?? []) : one)) });
  const hasSharedInput = isInputShared && stages.length > 1;
  const activeStates = stages.map((_stage, index) => states[index]).filter((state) => state !== undefined);
  if (status.isError)
    return (
      <FailureState title={say.statusNotLoaded} message={message(status.error)} onRetry={() => void status.refetch()} />
    );
  return (
    <ChatWordsProvider language={language}>
      <TesterToolbar
        settings={settings}
        isInputShared={isInputShared}
        onInputShared={setInputShared}
        onChange={setSettings}
        onRestart={() => sendToAll(null)}
      />
      <div className={classes.columns} data-count={stages.length}>
        {stages.map((stage, index) =>
          status.data ? (
            <ConversationColumn
              // Another stage or other settings start a new conversation.
              key={`${index} ${stage} ${writeTesterSettings({ ...settings, stages: [] })}`}
              column={index}
              stage={stage}
              project={project}
              team={team}
              release={status.data.stages.find((one) => one.stage === stage)}
              settings={settings}
              broadcast={broadcast}
              comparison={
                index === 0 ? undefined : compareExchanges(states[0]?.exchanges ?? [], states[index]?.exchanges ?? [])
              }
              onSendToAll={hasSharedInput ? sendToAll : undefined}
              onState={(state) => setStates((known) => ({ ...known, [index]: state }))}
              onStage={(next) => change(index, next)}
              onRemove={stages.length > 1 ? () => change(index, undefined) : undefined}
            />
          ) : (
            <Skeleton key={index} radius="md" className={classes.column ?? ''} />
          ),
        )}
      </div>
      {hasSharedInput && (
        <div className={classes.together}>
          <Composer
            inputRef={input}
            label={say.sayToAll}
            isReady={activeStates.length > 0 && activeStates.every(({ isReady }) => isReady)}
            language={settings.language}
            onSend={sendToAll}
          />
        </div>
      )}
    </ChatWordsProvider>
  );
}
