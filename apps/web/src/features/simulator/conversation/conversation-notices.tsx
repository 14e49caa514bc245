import { limits } from '@confab/model';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconArrowForwardUp, IconFilePencil, IconHourglassLow } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useEditingStatus } from '../../../editing/index.ts';
import { useWords } from '../../../words/define-words.ts';
import { useMessage } from '../../../words/messages.ts';
import { countLaterTurns, findTurn } from './conversation-tree.ts';
import { useSimulated, useSimulator } from '../simulator-context.tsx';
import { words } from '../words.ts';
import classes from './conversation.module.css';

const lowTurnCount = 10;

/** The notices below the last turn: error, end of conversation, changed project, later turns. */
export function ConversationNotices() {
  const say = useWords(words);
  const message = useMessage();
  const simulator = useSimulator();
  const { connection } = useEditingStatus();
  const tree = useSimulated((state) => state.tree);
  const failed = useSimulated((state) => state.failed);
  const isOutdated = useSimulated((state) => state.isOutdated);
  const replay = useSimulated((state) => state.replay);
  const isWaiting = useSimulated((state) => state.isWaiting);
  const head = findTurn(tree, tree.head);
  const later = countLaterTurns(tree);
  const left = head ? limits.simulatorTurnsMax - 1 - getLastTurnNumber(tree.turns, head.result.sessionId) : Infinity;
  const startAgain = () => void simulator.start();
  return (
    <>
      {replay && <p className={classes.ended}>{say.holding(replay.done + 1, replay.of)}</p>}
      {failed && (
        <Notice level="error" icon={<IconAlertTriangle size={16} aria-hidden="true" />}>
          <span>
            {message(failed.message)}
            {connection !== 'Connected' && <> {say.offline}</>}
          </span>
          <Tool onClick={() => void simulator.retry()}>{say.tryAgain}</Tool>
          {head && <Tool onClick={startAgain}>{say.startAgain}</Tool>}
        </Notice>
      )}
      {later > 0 && !isWaiting && head && (
        <Notice level="info" icon={<IconArrowForwardUp size={16} aria-hidden="true" />}>
          <span>{say.laterKept(later)}</span>
          <Tool onClick={() => simulator.switchTo(head.id)}>{say.forward}</Tool>
        </Notice>
      )}
      {isOutdated && !isWaiting && (
        <Notice level="info" icon={<IconFilePencil size={16} aria-hidden="true" />}>
          <span>{say.changedTitle}</span>
          <Tool onClick={startAgain}>{say.restart}</Tool>
          <Tool onClick={() => void simulator.holdAgain()}>{say.holdAgain}</Tool>
          <Tool onClick={simulator.goOn}>{say.goOn}</Tool>
        </Notice>
      )}
      {left <= lowTurnCount && !head?.result.ended && (
        <Notice level="info" icon={<IconHourglassLow size={16} aria-hidden="true" />}>
          <span>{say.turnsLeft(left)}</span>
        </Notice>
      )}
      {head?.result.ended && !isWaiting && (
        <p className={classes.ended}>
          {say.ended} <Tool onClick={startAgain}>{say.startAgain}</Tool>
        </p>
      )}
    </>
  );
}

function getLastTurnNumber(
  turns: readonly { readonly result: { sessionId: string; turn: number } }[],
  sessionId: string,
) {
  return Math.max(...turns.flatMap(({ result }) => (result.sessionId === sessionId ? [result.turn] : [])));
}

interface NoticeProps {
  readonly level: 'error' | 'info';
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

function Notice({ level, icon, children }: NoticeProps) {
  return (
    <div className={classes.notice} data-level={level} role={level === 'error' ? 'alert' : 'status'}>
      {icon}
      {children}
    </div>
  );
}

function Tool({ onClick, children }: { readonly onClick: () => void; readonly children: ReactNode }) {
  return (
    <Button size="compact-xs" variant="default" onClick={onClick}>
      {children}
    </Button>
  );
}
