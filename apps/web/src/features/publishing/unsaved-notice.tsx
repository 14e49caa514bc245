import { Alert, Button, Group } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { useEditingSession } from '../../editing/index.ts';
import { useKeepFocusNear } from '../../platform/focus/use-keep-focus-near.ts';
import { useWords } from '../../words/define-words.ts';
import { words } from './words.ts';

/** Says that unsaved changes are not published, and offers to save them. */
export function UnsavedNotice({ count, onSaved }: { readonly count: number; readonly onSaved: () => void }) {
  const say = useWords(words);
  const session = useEditingSession();
  const notice = useKeepFocusNear<HTMLDivElement>();
  const [isSaving, setSaving] = useState(false);

  async function save() {
    setSaving(true);
    await session.saveAll();
    setSaving(false);
    onSaved();
  }

  return (
    <Alert ref={notice} color="yellow" variant="light" icon={<IconAlertTriangle size={18} />}>
      <Group justify="space-between">
        <span>{say.unsaved(count)}</span>
        <Button size="compact-sm" variant="default" loading={isSaving} onClick={save}>
          {say.saveAll}
        </Button>
      </Group>
    </Alert>
  );
}
