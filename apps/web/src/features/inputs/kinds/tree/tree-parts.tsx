import { InfoTip } from '@confab/ui';
import type { Property, TableDefinition } from '@confab/model';
import { Title, VisuallyHidden } from '@mantine/core';
import { useKeys } from '../../../../keys/use-keys.ts';
import { useWords } from '../../../../words/define-words.ts';
import type { BlockProps } from '../../define-input.ts';
import { getInputLabel } from '../../field/field-frame.tsx';
import { useInputsContext } from '../../inputs-context.tsx';
import { RowForm } from '../table/row/row-form.tsx';
import { words } from './words.ts';
import classes from './tree.module.css';

/** The heading of a tree. */
export function TreeHeading({ property }: { readonly property: Property }) {
  const { headingRank = 4 } = useInputsContext();
  const name = getInputLabel(property);
  return (
    <div className={classes.head}>
      <Title order={headingRank} size="sm">
        {name}
      </Title>
      <InfoTip label={name} text={property.tooltipText} link={property.tooltipLink} />
    </div>
  );
}

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
