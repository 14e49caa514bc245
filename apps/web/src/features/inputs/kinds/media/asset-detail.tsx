import { isVip } from '@confab/access';
import { Text } from '@mantine/core';
import { useSession } from '../../../../session/session-store.ts';
import { useWords } from '../../../../words/define-words.ts';
import { words } from '../words.ts';

/** The asset id of a file, which only VIP accounts see (P6.10, A2.91). */
export function AssetDetail({ id }: { readonly id: string }) {
  const say = useWords(words);
  const roles = useSession((state) => state.signIn?.roles ?? '');
  if (id === '' || !isVip(roles)) return null;
  return (
    <Text size="xs" c="dimmed">
      {say.assetId}: {id}
    </Text>
  );
}
