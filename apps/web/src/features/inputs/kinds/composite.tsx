import { Title } from '@mantine/core';
import type { BlockProps } from '../define-input.ts';
import { getInputLabel } from '../field/field-frame.tsx';
import classes from '../inputs.module.css';

/** A group of inputs stored as one object. */
export function CompositeInput({ itemId, path, property, Grid }: BlockProps) {
  const properties = property.table?.properties ?? [];
  return (
    <fieldset className={classes.block} aria-label={getInputLabel(property)}>
      <Title order={4} size="sm" mb="3xs">
        {getInputLabel(property)}
      </Title>
      <Grid itemId={itemId} path={path} properties={properties} siblings={properties} />
    </fieldset>
  );
}
