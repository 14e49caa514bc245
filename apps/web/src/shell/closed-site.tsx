import { EmptyState } from '@confab/ui';
import { Button, Group } from '@mantine/core';
import { IconTools } from '@tabler/icons-react';
import type { Site } from '../flavours/site.ts';
import { useOpenSite } from './use-open-site.ts';

/** Said on a site that has no screens yet. */
export function ClosedSite({ site }: { readonly site: Site }) {
  const openSite = useOpenSite();
  const ways = (
    <Group gap="xs">
      <Button onClick={() => openSite('pro')}>Go to Pro</Button>
      <Button variant="default" onClick={() => openSite('my')}>
        Go to your account
      </Button>
    </Group>
  );
  return (
    <EmptyState icon={<IconTools size={26} />} title="This site is not open yet" action={ways}>
      {site.title} is still being built. Everything that can be authored today is on the Pro site.
    </EmptyState>
  );
}
