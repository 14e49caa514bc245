import { IconButton } from '@confab/ui';
import { IconFold, IconFoldDown } from '@tabler/icons-react';
import type { SkinnyItem } from '@confab/model';
import { useWords } from '../../words/define-words.ts';
import { words } from './words.ts';

interface CollapseAllProps {
  readonly workflows: readonly SkinnyItem[];
  readonly collapsed: ReadonlySet<string>;
  readonly onChange: (collapsed: ReadonlySet<string>) => void;
}

/** The button that collapses all workflows of the tree, or expands them when all are collapsed. */
export function CollapseAll({ workflows, collapsed, onChange }: CollapseAllProps) {
  const say = useWords(words);
  const isClosed = workflows.every(({ id }) => collapsed.has(id));
  return (
    <IconButton
      size={28}
      label={isClosed ? say.expandAll : say.collapseAll}
      icon={isClosed ? <IconFoldDown size={18} /> : <IconFold size={18} />}
      disabled={workflows.length === 0}
      onClick={() => onChange(new Set(isClosed ? [] : workflows.map(({ id }) => id)))}
    />
  );
}
