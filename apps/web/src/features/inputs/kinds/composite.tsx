import { Title } from '@mantine/core';
import type { BlockProps } from '../define-input.ts';
import { labelOf } from '../field-frame.tsx';
import classes from '../inputs.module.css';

/** Inputs that belong together under one name. */
export function CompositeInput({ itemId, path, property, Grid }: BlockProps) {
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
