import { Banner } from '@confab/ui';
import { Anchor, Badge, Button } from '@mantine/core';
import { readMessage } from '@confab/inputs';
import { useWords } from '../../../words/define-words.ts';
import type { InputProps } from '../define-input.ts';
import { words } from './words.ts';

/** A message banner with a level and an optional link, button or label (A2.39). */
export function MessageInput({ property, value }: InputProps) {
  const say = useWords(words);
  const message = readMessage(property, value);
  const text = message.actionText || say.moreInfo;
  const link = { href: message.link, target: '_blank', rel: 'noreferrer' };
  if (message.text === '') return null;
  return (
    <Banner
      isBoxed
      level={message.level}
      action={
        message.action === 'label' ? (
          <Badge variant="default" tt="none">
            {text}
          </Badge>
        ) : message.action === 'button' ? (
          <Button component="a" size="compact-sm" variant="default" {...link}>
            {text}
          </Button>
        ) : message.action === 'link' ? (
          <Anchor size="sm" {...link}>
            {text}
          </Anchor>
        ) : undefined
      }
    >
      {message.text}
    </Banner>
  );
}
