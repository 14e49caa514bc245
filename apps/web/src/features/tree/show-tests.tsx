import { isTestItem, type SkinnyItem } from '@confab/model';
import { IconButton } from '@confab/ui';
import { IconTestPipe } from '@tabler/icons-react';
import { useWords } from '../../words/define-words.ts';
import { words } from './words.ts';

interface ShowTestsProps {
  readonly workflows: readonly SkinnyItem[];
  readonly isOn: boolean;
  readonly onToggle: () => void;
}

/** The button that shows the workflows that hold tests in the tree; nothing in a project without such workflows. */
export function ShowTests({ workflows, isOn, onToggle }: ShowTestsProps) {
  const say = useWords(words);
  if (!workflows.some(({ type }) => isTestItem(type))) return null;
  return (
    <IconButton
      size={28}
      label={say.tests}
      aria-pressed={isOn}
      {...(isOn && { c: 'var(--cf-accent-text)' })}
      icon={<IconTestPipe size={18} />}
      onClick={onToggle}
    />
  );
}
