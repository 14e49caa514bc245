import { EmptyState, ModalFrame } from '@confab/ui';
import { IconMessageSearch } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { copyWithToast } from '../../toasts/copy-with-toast.ts';
import { useWords } from '../../words/define-words.ts';
import type { ProfiledProject } from './projects/profiled-project.ts';
import { AttemptDetail } from './results/attempt-detail.tsx';
import { AttemptList } from './attempts/attempt-list.tsx';
import { toCsv } from './attempts/to-csv.ts';
import { UtteranceForm } from './attempts/utterance-form.tsx';
import { attemptsMax, type Attempt } from './attempts/attempts.ts';
import { useProfiler } from './attempts/use-profiler.ts';
import classes from './profiler.module.css';
import { words } from './words.ts';

interface ProfilerModalProps {
  /** The project; modals render outside its session provider. */
  readonly project: ProfiledProject;
  /** Initial place of the utterances, in the format of the call. */
  readonly startAt?: string;
  /** An utterance to try when the modal opens. */
  readonly said?: string;
  readonly onClose: () => void;
}

/** The utterance profiler (A2.32): shows how a project matches utterances, and why. */
export function ProfilerModal({ project, startAt = 'project', said, onClose }: ProfilerModalProps) {
  const say = useWords(words);
  const profiler = useProfiler(project);
  const [at, setAt] = useState<Pick<Attempt, 'type' | 'language'>>({ type: startAt, language: undefined });
  const { list, selected, leftOutCount } = profiler;
  const isTried = useRef(false);
  const tryAtOnce = useEffectEvent(() => {
    if (said !== undefined && !isTried.current) profiler.tryOut(said, at);
    isTried.current = true;
  });
  useEffect(() => tryAtOnce(), []);
  const isEmpty = list.length === 0;

  function copy() {
    void copyWithToast(toCsv(list, say, (id) => project.findName(id)));
  }

  return (
    <ModalFrame
      title={say.title}
      subtitle={say.lead}
      size="min(1120px, 94vw)"
      buttons={[
        { label: say.clear, kind: isEmpty ? 'disabled' : 'secondary', onPress: profiler.clear },
        { label: say.copyCsv, kind: isEmpty ? 'disabled' : 'secondary', onPress: copy },
        { label: say.close, kind: 'secondary', onPress: onClose },
      ]}
      onClose={onClose}
    >
      <UtteranceForm project={project} at={at} onPlaceChange={setAt} onTry={(text) => profiler.tryOut(text, at)} />
      <div role="status">
        {leftOutCount > 0 && <p className={classes.hint}>{say.leftOut(leftOutCount, attemptsMax)}</p>}
      </div>
      {isEmpty ? (
        <EmptyState icon={<IconMessageSearch size={24} stroke={1.6} />} title={say.nothing}>
          {say.nothingText}
        </EmptyState>
      ) : (
        <div className={classes.halves}>
          <AttemptList list={list} selectedId={selected?.id} onSelect={profiler.select} />
          {selected && (
            <AttemptDetail
              key={selected.id}
              attempt={selected}
              project={project}
              onRetry={() => profiler.retry(selected)}
            />
          )}
        </div>
      )}
    </ModalFrame>
  );
}
