import type { Extension } from '@confab/contracts';
import { Anchor, Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { useWords } from '../../words/define-words.ts';
import { ExtensionIcon } from './extension-icon.tsx';
import classes from './extensions.module.css';
import { words } from './words.ts';

interface ExtensionCardProps {
  readonly extension: Extension;
  readonly isEnabled: boolean;
  /** Whether its button has the focus when the modal opens. */
  readonly isFirst: boolean;
  /** Undefined in a read-only project. */
  readonly onToggle?: (() => void) | undefined;
}

/** The card of an extension: description, state, and the button to enable or disable it (A2.74). */
export function ExtensionCard({ extension, isEnabled, isFirst, onToggle }: ExtensionCardProps) {
  const say = useWords(words);
  const headingId = useId();
  const { description: name, longDescription, icon, helpLink } = extension;
  return (
    <article className={classes.card} aria-labelledby={headingId} data-enabled={isEnabled}>
      <header className={classes.head}>
        <span className={classes.icon}>
          <ExtensionIcon name={icon} />
        </span>
        <div>
          <h3 id={headingId} className={classes.heading}>
            {name}
          </h3>
          <p className={classes.state} aria-live="polite">
            {isEnabled && <IconCheck size={14} aria-hidden="true" />}
            {isEnabled ? say.enabled : say.disabled}
          </p>
        </div>
      </header>
      <p className={classes.text}>{longDescription}</p>
      <footer className={classes.foot}>
        {onToggle && (
          <Button
            size="xs"
            variant={isEnabled ? 'default' : 'light'}
            data-autofocus={isFirst || undefined}
            aria-label={isEnabled ? say.disableOne(name) : say.enableOne(name)}
            onClick={onToggle}
          >
            {isEnabled ? say.disable : say.enable}
          </Button>
        )}
        {helpLink !== undefined && helpLink !== '' && (
          <Anchor href={helpLink} target="_blank" rel="noopener noreferrer" size="sm" aria-label={say.moreAbout(name)}>
            {say.moreInfo}
          </Anchor>
        )}
      </footer>
    </article>
  );
}
