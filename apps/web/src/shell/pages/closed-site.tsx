import { EmptyState } from '@confab/ui';
import { Button, Group } from '@mantine/core';
import { IconTools } from '@tabler/icons-react';
import type { Site } from '../../flavours/site.ts';
import { useWords } from '../../words/define-words.ts';
import { useOpenSite } from '../../session/use-open-site.ts';
import { words } from '../words.ts';

/** Shown on a site that has no pages yet. */
export function ClosedSite({ site }: { readonly site: Site }) {
  const openSite = useOpenSite();
  const say = useWords(words);
  const ways = (
    <Group gap="xs">
      <Button onClick={() => openSite('pro')}>{say.goToSite('Pro')}</Button>
      <Button variant="default" onClick={() => openSite('my')}>
        {say.goToAccount}
      </Button>
    </Group>
  );
  return (
    <EmptyState icon={<IconTools size={24} />} title={say.closedTitle} action={ways}>
      {say.closedText(site.title)}
    </EmptyState>
  );
}
