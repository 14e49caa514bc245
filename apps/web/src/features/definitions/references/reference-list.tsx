import { Anchor, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useWords } from '../../../words/define-words.ts';
import { useJoinLabels } from '../../inputs/index.ts';
import classes from '../definitions.module.css';
import { words } from '../words.ts';
import type { ReferenceIndex, ReferencePlace } from './reference-index.ts';

const shownAtFirst = 30;

interface ReferenceListProps {
  readonly title: string;
  readonly references: ReferenceIndex;
  readonly places: readonly ReferencePlace[];
  /** Shown when there are no places in the whole project. */
  readonly none: string;
  readonly onOpenPlace: (itemId: string, path: string) => void;
}

/** The places that use a definition; each leads there. */
export function ReferenceList({ title, references, places, none, onOpenPlace }: ReferenceListProps) {
  const say = useWords(words);
  const joinLabels = useJoinLabels();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? places : places.slice(0, shownAtFirst);
  return (
    <section className={classes.detailPart} aria-label={title}>
      <h3>{title}</h3>
      {places.length === 0 && references.isComplete ? <p className={classes.quiet}>{none}</p> : null}
      {references.isComplete ? null : <Incomplete retry={references.retry} />}
      <ul className={classes.places}>
        {shown.map(({ itemId, itemName, workflow, path, labels, labelKeys }, at) => (
          // One input may name a definition twice, so the index is part of the key.
          <li key={`${itemId} ${path} ${at}`}>
            <UnstyledButton className={classes.place} onClick={() => onOpenPlace(itemId, path)}>
              <span>{[workflow?.name, itemName].filter((one) => one !== undefined).join(' › ')}</span>
              <span className={classes.quiet}>{joinLabels(labels, labelKeys)}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {shown.length < places.length ? (
        <UnstyledButton className={classes.more} onClick={() => setIsWhole(true)}>
          {say.showAll(places.length)}
        </UnstyledButton>
      ) : null}
    </section>
  );
}

/** Notes that more places may be found once all workflows are loaded. */
function Incomplete({ retry }: Pick<ReferenceIndex, 'retry'>) {
  const say = useWords(words);
  if (!retry) return <p className={classes.quiet}>{say.loadingPlaces}</p>;
  return (
    <p className={classes.quiet}>
      {say.placesNotLoaded}{' '}
      <Anchor component="button" type="button" size="sm" onClick={retry}>
        {say.tryAgain}
      </Anchor>
    </p>
  );
}
