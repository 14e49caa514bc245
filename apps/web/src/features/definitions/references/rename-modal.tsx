import { ModalFrame } from '@confab/ui';
import { isComposing } from '@confab/ui/is-composing';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useEditingSession } from '../../../editing/index.ts';
import { showToast } from '../../../toasts/index.ts';
import { useWords } from '../../../words/define-words.ts';
import type { ItemSchemas } from '../../tree/index.ts';
import { words } from '../words.ts';
import { renameEverywhere, type RowRenaming } from './rename-everywhere.ts';

interface RenameModalProps {
  /** The definition to rename, with its current name. */
  readonly renaming: Omit<RowRenaming, 'to'>;
  readonly schemas: ItemSchemas;
  /** The names in use. */
  readonly names: readonly string[];
  /** How many uses are renamed with it. */
  readonly usageCount: number;
  readonly onClose: () => void;
}

/** Names that can be written in a text as a token of a variable, and in a sample as the mark of a slot. */
const writableName = { variable: /^[A-Za-z_][\w.-]*$/, slot: /^\p{L}[\p{L}\p{N}_ -]*$/u };

/** Slots are marked in samples whatever the case, so names that differ only by case are equal. */
function isTaken(next: string, { kind, from }: RenameModalProps['renaming'], names: readonly string[]): boolean {
  const normalise = (name: string) => (kind === 'slot' ? name.trim().toLowerCase() : name);
  const others = names.filter((name) => name !== from).map(normalise);
  return next !== from && others.includes(normalise(next));
}

/** Renames a variable or slot together with all its uses, as one step of undo. */
export function RenameModal({ renaming, schemas, names, usageCount, onClose }: RenameModalProps) {
  const say = useWords(words);
  const session = useEditingSession();
  const [name, setName] = useState(renaming.from);
  const next = name.trim();
  const error = !writableName[renaming.kind].test(next)
    ? say.nameUnwritable(renaming.kind)
    : isTaken(next, renaming, names)
      ? say.nameTaken(renaming.kind)
      : undefined;
  const canRename = error === undefined && next !== renaming.from;

  async function rename() {
    onClose();
    await session.runAsOneStep(async () => renameEverywhere(session, schemas, { ...renaming, to: next }));
    showToast({ text: { message: say.renamed(renaming.from, next) } });
  }

  return (
    <ModalFrame
      title={say.renameTitle(renaming.from)}
      buttons={[
        { label: say.cancel, kind: 'secondary', onPress: onClose },
        { label: say.rename, kind: canRename ? 'primary' : 'disabled', onPress: () => void rename() },
      ]}
      onClose={onClose}
    >
      <TextInput
        label={say.newName}
        description={say.renameAbout(usageCount)}
        error={error}
        data-autofocus
        spellCheck={false}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !canRename || isComposing(event)) return;
          // The window gives the focus back to the button that opened it, which this key must not press.
          event.preventDefault();
          void rename();
        }}
      />
    </ModalFrame>
  );
}
