import { Title } from '@mantine/core';
import { defineBlock, type BlockProps } from '../define-input.ts';
import { labelOf } from '../field-frame.tsx';
import classes from '../inputs.module.css';

function CompositeInput({ itemId, path, property, Grid }: BlockProps) {
  const properties = property.table?.properties ?? [];
  return (
    <fieldset className={classes.block} aria-label={labelOf(property)}>
      <Title order={4} size="sm" mb={4}>
        {labelOf(property)}
      </Title>
      <Grid itemId={itemId} path={path} properties={properties} siblings={properties} />
    </fieldset>
  );
}

/** Inputs that belong together under one name. */
export const composite = defineBlock(CompositeInput, 'Composite', 'CompositeInput');
