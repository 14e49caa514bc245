import { Banner, EmptyState, FailureState } from '@confab/ui';
import { Button, Skeleton } from '@mantine/core';
import { IconMessageQuestion } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useWords } from '../../../words/define-words.ts';
import { useMessage } from '../../../words/messages.ts';
import { useDisplay } from '../display.ts';
import { IgnoredList } from './ignored-list.tsx';
import { MissGroupItem } from './miss-group-item.tsx';
import classes from './misses.module.css';
import { useCan } from '../use-can.ts';
import { useMisses, useSetIgnored, type MissesRequest } from './use-misses.ts';
import { words } from './words.ts';
import { lazyView } from '../../../loading/lazy-view.tsx';

const AddSamples = lazyView(async () => (await import('./adding/add-samples.tsx')).AddSamples);

const pageSize = 50;

interface MissesProps extends MissesRequest {
  /** Whether the range is known to have no misses, so that only the ignored ones are of interest. */
  readonly hasNone?: boolean;
}

/** The utterances that were not understood, grouped by meaning, with commands to teach or ignore them. */
export function Misses({ hasNone = false, ...request }: MissesProps) {
  const { teamId, projectId, from, to, stage, channel, language, releaseId } = request;
  const say = useWords(words);
  const message = useMessage();
  const { formatNumber } = useDisplay();
  const misses = useMisses({ teamId, projectId, from, to, stage, channel, language, releaseId });
  const setIgnored = useSetIgnored({ teamId, projectId });
  const canEdit = useCan(teamId, 'project.edit');
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState(pageSize);
  const [adding, setAdding] = useState<readonly string[]>();
  if (misses.isPending)
    return (
      <div role="status" aria-label={say.loading}>
        <Skeleton height={160} />
      </div>
    );
  if (misses.isError)
    return <FailureState title={say.failed} message={message(misses.error)} onRetry={() => void misses.refetch()} />;
  const { groups, ignored, isCut, readCount } = misses.data;
  if (hasNone && groups.length === 0 && ignored.length === 0) return null;
  // Texts that are not listed any more are not selected either.
  const selected = groups.flatMap(({ texts }) => texts.map(({ text }) => text)).filter((text) => ticked.has(text));

  function select(texts: readonly string[], isSelected: boolean) {
    const next = new Set(ticked);
    for (const text of texts)
      if (isSelected) next.add(text);
      else next.delete(text);
    setTicked(next);
  }
  return (
    <section className={classes.misses} aria-label={say.title}>
      <h2>{say.title}</h2>
      {isCut ? <p className={classes.quiet}>{say.cut(formatNumber(readCount))}</p> : null}
      {setIgnored.isError ? <Banner level="error">{message(setIgnored.error)}</Banner> : null}
      {groups.length === 0 && !hasNone ? (
        <EmptyState icon={<IconMessageQuestion size={24} />} title={say.none}>
          {say.noneText}
        </EmptyState>
      ) : null}
      {canEdit && groups.length > 0 ? (
        <div className={classes.line}>
          <span role="status">{say.selected(selected.length)}</span>
          <Button size="xs" disabled={selected.length === 0} onClick={() => setAdding(selected)}>
            {say.addSamples}
          </Button>
          <Button
            size="xs"
            variant="default"
            disabled={selected.length === 0}
            loading={setIgnored.isPending}
            onClick={() => setIgnored.mutate({ texts: selected, isIgnored: true })}
          >
            {say.ignore}
          </Button>
        </div>
      ) : null}
      {adding ? (
        <Suspense fallback={<Skeleton height={120} />}>
          <AddSamples
            key={adding.join('\n')}
            teamId={teamId}
            projectId={projectId}
            texts={adding}
            onClose={() => setAdding(undefined)}
          />
        </Suspense>
      ) : null}
      <ul className={classes.groups}>
        {groups.slice(0, shown).map((group) => (
          <MissGroupItem
            key={group.texts[0]?.text}
            group={group}
            selected={ticked}
            onSelect={canEdit ? select : undefined}
          />
        ))}
      </ul>
      {groups.length > shown ? (
        <Button size="xs" variant="default" onClick={() => setShown(shown + pageSize)}>
          {say.showMore}
        </Button>
      ) : null}
      <IgnoredList
        ignored={ignored}
        onStop={canEdit ? (text) => setIgnored.mutate({ texts: [text], isIgnored: false }) : undefined}
      />
    </section>
  );
}
