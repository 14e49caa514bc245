import type { TableDefinition } from '@confab/model';
import { VisuallyHidden } from '@mantine/core';
import { useKeys } from '../../../../keys/use-keys.ts';
import { useWords } from '../../../../words/define-words.ts';
import type { BlockProps } from '../../define-input.ts';
import { RowForm } from '../table/row/row-form.tsx';
import { words } from './words.ts';
import classes from './tree.module.css';

interface NodeInputsProps extends Pick<BlockProps, 'itemId' | 'path' | 'Grid'> {
  readonly definition: TableDefinition;
  readonly title: string;
}

/** The inputs of the active node. */
export function NodeInputs({ title, definition, ...place }: NodeInputsProps) {
  return (
    <section className={classes.inputs} aria-label={title}>
      <RowForm {...place} definition={definition} properties={definition.properties} />
    </section>
  );
}

/** The screen reader texts about the keys of the tree. */
export function TreeKeys({ id }: { readonly id: string }) {
  const say = useWords(words);
  const writeKeys = useKeys();
  return <VisuallyHidden id={id}>{say.keys(writeKeys('Ctrl X'), writeKeys('Ctrl V'))}</VisuallyHidden>;
}
