import { Button } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useWords } from '../../../words/define-words.ts';
import { words } from '../words.ts';

interface RowButtonProps {
  readonly Icon: typeof IconPencil;
  readonly disabled?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** An action on the definition that is open. */
export function RowButton({ Icon, ...props }: RowButtonProps) {
  return <Button size="compact-sm" variant="default" leftSection={<Icon size={14} aria-hidden="true" />} {...props} />;
}

/** Deletes the definition that is open. */
export function RemoveButton({ onClick }: Pick<RowButtonProps, 'onClick'>) {
  const say = useWords(words);
  return (
    <RowButton Icon={IconTrash} onClick={onClick}>
      {say.remove}
    </RowButton>
  );
}

/** Renames the definition that is open wherever it is used. */
export function RenameButton({ onClick, disabled = false }: Pick<RowButtonProps, 'onClick' | 'disabled'>) {
  const say = useWords(words);
  return (
    <RowButton Icon={IconPencil} disabled={disabled} onClick={onClick}>
      {say.renameEverywhere}
    </RowButton>
  );
}
