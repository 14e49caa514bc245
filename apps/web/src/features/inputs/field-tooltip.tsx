import { ActionIcon, Anchor, Popover, Text } from '@mantine/core';
import { useDisclosure, useTimeout, useWindowEvent } from '@mantine/hooks';
import { timings } from '@confab/model';
import { useWords } from '../../words/define-words.ts';
import { words } from './words.ts';
import { IconInfoCircle } from '@tabler/icons-react';

interface FieldTooltipProps {
  readonly label: string;
  readonly text: string | undefined;
  readonly link: string | undefined;
}

/** What an input is for: after 1.5 s of hovering, at once on a click or a key; gone 0.6 s after leaving (A2.37, A2.38). */
export function FieldTooltip({ label, text, link }: FieldTooltipProps) {
  const say = useWords(words);
  const [opened, { open, close, toggle }] = useDisclosure(false);
  const opening = useTimeout(open, timings.tooltipOpenMs);
  const closing = useTimeout(close, timings.tooltipCloseMs);
  useWindowEvent('scroll', close, { capture: true });

  function enter() {
    closing.clear();
    opening.start();
  }
  function leave() {
    opening.clear();
    closing.start();
  }

  return (
    <Popover
      opened={opened}
      onChange={(isOpen) => (isOpen ? open() : close())}
      width={260}
      position="top-start"
      withArrow
    >
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="xs"
          aria-label={say.about(label)}
          onMouseEnter={enter}
          onMouseLeave={leave}
          onClick={toggle}
        >
          <IconInfoCircle size={14} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown onMouseEnter={closing.clear} onMouseLeave={leave} aria-label={say.about(label)}>
        <Text size="sm">{text?.trim() ? text : say.noDescription}</Text>
        {link ? (
          <Anchor href={link} target="_blank" rel="noreferrer" size="sm">
            {say.moreInfo}
          </Anchor>
        ) : null}
      </Popover.Dropdown>
    </Popover>
  );
}
