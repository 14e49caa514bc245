import { InfoTip } from '@confab/ui';
import type { Property, TableDefinition } from '@confab/model';
import { Title } from '@mantine/core';
import type { BlockProps } from '../../define-input.ts';
import { labelOf } from '../../field-frame.tsx';
import { useInputsSurroundings } from '../../inputs-context.tsx';
import { RowForm } from '../table/row-form.tsx';
import classes from './tree.module.css';

/** What a tree is called. */
export function TreeHeading({ property }: { readonly property: Property }) {
  const { headingRank = 4 } = useInputsSurroundings();
  const name = labelOf(property);
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
  /** What the node is called. */
  readonly title: string;
}

/** The inputs of the node that is highlighted. */
export function NodeInputs({ title, definition, ...place }: NodeInputsProps) {
  return (
    <section className={classes.inputs} aria-label={title}>
      <RowForm {...place} definition={definition} properties={definition.properties} />
    </section>
  );
}
