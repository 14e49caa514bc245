import { Banner, IconButton } from '@confab/ui';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { usePresence } from '../../editing/index.ts';
import { useSession } from '../../session/session-store.ts';

const readOnlyWords = {
  role: 'You can look at this project, but your permission in this team does not let you change it.',
  width:
    'This window is too narrow for editing, so the project is shown for reading. Widen it to at least 1024 pixels to edit.',
};

/** What has to be known about the project as a whole: that others are in it, that it cannot be changed. */
export function EditorBanners({ readOnlyBecause }: { readonly readOnlyBecause: 'role' | 'width' | undefined }) {
  const ownId = useSession((state) => state.signIn?.tvAccountId);
  const people = usePresence().filter(({ tvAccountId }) => tvAccountId !== ownId);
  const [dismissed, setDismissed] = useState('');
  const names = [...new Set(people.map(({ name }) => name))].join(', ');
  return (
    <div>
      {readOnlyBecause && <Banner level="info">{readOnlyWords[readOnlyBecause]}</Banner>}
      {names !== '' && names !== dismissed && !readOnlyBecause && (
        <Banner
          level="warning"
          action={
            <IconButton size={24} label="Dismiss" icon={<IconX size={14} />} onClick={() => setDismissed(names)} />
          }
        >
          Warning, other users also have this project open, your changes may override each other: {names}
        </Banner>
      )}
    </div>
  );
}
