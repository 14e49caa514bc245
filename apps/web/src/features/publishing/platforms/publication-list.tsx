import type { PlatformPublication, PublicationState } from '@confab/contracts';
import { UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconCircleCheck, IconCircleX, IconClock, IconReplace, IconSend } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Moment } from '../../../dates/index.ts';
import { useWords } from '../../../words/define-words.ts';
import { useStoredText } from '../../../words/stored/stored-text.ts';
import publishingClasses from '../publishing.module.css';
import { words } from '../words.ts';
import classes from './platforms.module.css';

const icons = {
  Waiting: IconClock,
  Sending: IconSend,
  Done: IconCircleCheck,
  Failed: IconCircleX,
  Superseded: IconReplace,
} as const satisfies Record<PublicationState, unknown>;

/** The newest packages, each with its state and, behind a button, its log. */
export function PublicationList({ publications }: { readonly publications: readonly PlatformPublication[] }) {
  const say = useWords(words);
  return (
    <section aria-label={say.packages}>
      <h3 className={classes.heading}>{say.packages}</h3>
      <ol className={classes.packages}>
        {publications.map((one) => (
          <PublicationRow key={one.publicationId} publication={one} />
        ))}
      </ol>
    </section>
  );
}

function PublicationRow({ publication }: { readonly publication: PlatformPublication }) {
  const say = useWords(words);
  const translateStored = useStoredText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { targetName, kind, stage, releaseNumber, state, createdUtc, createdBy, log } = publication;
  const name = targetName === '' ? say[kind] : targetName;
  const Icon = icons[state];
  return (
    <li className={classes.package}>
      <UnstyledButton
        className={classes.packageHead ?? ''}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon size={16} aria-hidden="true" data-state={state} />
        <span className={classes.packageTitle}>{say.packageTitle(name, stage, releaseNumber)}</span>
        <span data-state={state} aria-live="polite">
          {say[state]}
        </span>
        <IconChevronDown size={14} aria-hidden="true" className={publishingClasses.chevron ?? ''} />
      </UnstyledButton>
      <p className={publishingClasses.quiet}>
        <Moment utc={createdUtc} /> {say.by(createdBy)}
      </p>
      {isOpen && (
        <ol id={id} className={classes.log} aria-label={say.packageLog(name)}>
          {log.length === 0 && <li>{say.notStarted}</li>}
          {log.map(({ atUtc, message, messageName, names }, index) => (
            // Lines are only added at the end.
            <li key={index}>
              <Moment utc={atUtc} className={publishingClasses.quiet} />{' '}
              {translateStored('platformLog', message, {
                name: messageName,
                parts: Object.fromEntries(names.entries()),
              })}
            </li>
          ))}
        </ol>
      )}
    </li>
  );
}
