import { EmptyState } from '@confab/ui';
import type { Flavour } from '@confab/model';
import { Button } from '@mantine/core';
import { IconTools } from '@tabler/icons-react';
import { sites } from '../flavours/flavour.ts';
import { useOpenSite } from './use-open-site.ts';

/** Said on a site that has no screens yet. */
export function ClosedSite({ flavour }: { readonly flavour: Flavour }) {
  const openSite = useOpenSite();
  return (
    <EmptyState icon={<IconTools size={26} />} title={`${sites[flavour].title} is not open yet`} action={<Button onClick={() => openSite('pro')}>Go to Pro</Button>}>
      This site is still being built. Everything you can author today is on the Pro site.
    </EmptyState>
  );
}
