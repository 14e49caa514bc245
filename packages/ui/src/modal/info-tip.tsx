import { ActionIcon, Anchor, Popover } from '@mantine/core';
import { useDisclosure, useTimeout, useWindowEvent } from '@mantine/hooks';
import { IconInfoCircle } from '@tabler/icons-react';
import type { FocusEvent } from 'react';
import { useUiWords } from '../ui-words.tsx';

/** The delays of every explanation (A9.1). */
const openAfterMs = 1_500;
const closeAfterMs = 600;
/** The distance above the element that it explains (A9.1). */
const abovePx = 30;

interface InfoTipProps {
  /** The name of the explained element, for screen readers. */
  readonly label: string;
  readonly text: string | undefined;
  /** The address of more information. */
  readonly link?: string | undefined;
}

/** An explanation in a popover: opens after 1.5 s of hovering or at once by click or key, and closes 0.6 s after leaving (A2.37, A2.38). */
export function InfoTip({ label, text = '', link = '' }: InfoTipProps) {
  const words = useUiWords();
  const [opened, { open, close, toggle }] = useDisclosure(false);
  const opening = useTimeout(open, openAfterMs);
  const closing = useTimeout(close, closeAfterMs);
  useWindowEvent('scroll', close, { capture: true });

  function enter() {
    closing.clear();
    opening.start();
  }
  function leave() {
    opening.clear();
    closing.start();
  }

  /** A text closes when the focus moves to another element; a link in it has to stay reachable. */
  function closeWhenLeft({ relatedTarget }: FocusEvent) {
    if (relatedTarget !== null && link === '') close();
  }

  return (
    <Popover
      opened={opened}
      onChange={(isOpen) => (isOpen ? open() : close())}
      width={280}
      position="top-start"
      offset={abovePx}
    >
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          c="var(--cf-quiet)"
          size={24}
          aria-label={words.about(label)}
          onMouseEnter={enter}
          onMouseLeave={leave}
          onClick={toggle}
          onBlur={closeWhenLeft}
        >
          <IconInfoCircle size={16} stroke={1.8} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown onMouseEnter={closing.clear} onMouseLeave={leave} aria-label={words.about(label)}>
        {text.trim() === '' ? words.noDescription : text}{' '}
        {link !== '' && (
          <Anchor href={link} target="_blank" rel="noopener noreferrer" size="sm">
            {words.moreInfo}
          </Anchor>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
