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

/** What a column last told of itself. */
interface ColumnState {
  readonly isReady: boolean;
  readonly exchanges: readonly Exchange[];
}

/** Conversations with the stages of a project, side by side, and one place to say the same in all of them. */
export function ProjectTester({ project, team }: ProjectTesterProps) {
  const say = useWords(words);
  const message = useMessage();
  const language = useLanguage((state) => state.language);
  const [settings, setSettings] = useTesterSettings();
  const status = usePromotionStatus(team.teamId, project.projectId);
  const [states, setStates] = useState<Readonly<Record<number, ColumnState>>>({});
  const [isTogether, setTogether] = useState(true);
  const [toAll, setToAll] = useState<Broadcast>({ number: 0, text: null });
  const input = useRef<HTMLTextAreaElement>(null);
  const { stages } = settings;

  const sayToAll = (text: string | null) => setToAll(({ number }) => ({ number: number + 1, text }));
  const change = (at: number, stage: TestedStage | undefined) =>
    setSettings({ ...settings, stages: stages.flatMap((one, index) => (index === at ? (stage ?? []) : one)) });
  const hasOneVoice = isTogether && stages.length > 1;
  const speaking = stages.map((_stage, index) => states[index]).filter((state) => state !== undefined);
  if (status.isError)
    return (
      <FailureState
        title={say.statusNotLoaded}
        message={message(status.error.message)}
        onRetry={() => void status.refetch()}
      />
    );
  return (
    <ChatWordsProvider language={language}>
      <TesterToolbar
        settings={settings}
        isTogether={isTogether}
        onTogether={setTogether}
        onChange={setSettings}
        onRestart={() => sayToAll(null)}
      />
      <div className={classes.columns} data-count={stages.length}>
        {stages.map((stage, index) =>
          status.data ? (
            <ConversationColumn
              // Another stage or other settings are another conversation.
              key={`${index} ${stage} ${writeTesterSettings({ ...settings, stages: [] })}`}
              column={index}
              stage={stage}
              project={project}
              team={team}
              release={status.data.stages.find((one) => one.stage === stage)}
              settings={settings}
              toAll={toAll}
              comparison={
                index === 0 ? undefined : compareExchanges(states[0]?.exchanges ?? [], states[index]?.exchanges ?? [])
              }
              onSay={hasOneVoice ? sayToAll : undefined}
              onState={(state) => setStates((known) => ({ ...known, [index]: state }))}
              onStage={(next) => change(index, next)}
              onRemove={stages.length > 1 ? () => change(index, undefined) : undefined}
            />
          ) : (
            <Skeleton key={index} radius="md" className={classes.column ?? ''} />
          ),
        )}
      </div>
      {hasOneVoice && (
        <div className={classes.together}>
          <Composer
            inputRef={input}
            label={say.sayToAll}
            isReady={speaking.length > 0 && speaking.every(({ isReady }) => isReady)}
            language={settings.language}
            onSend={sayToAll}
          />
        </div>
      )}
    </ChatWordsProvider>
  );
}
