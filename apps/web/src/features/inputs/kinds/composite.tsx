import { Title } from '@mantine/core';
import type { BlockProps } from '../define-input.ts';
import { getInputLabel, InputTip } from '../field/field-frame.tsx';
import classes from '../inputs.module.css';

/** A group of inputs stored as one object. */
export function CompositeInput({ itemId, path, property, Grid }: BlockProps) {
  const properties = property.table?.properties ?? [];
  return (
    <fieldset className={classes.block} aria-label={getInputLabel(property)}>
      <div className={classes.labelRow}>
        <Title order={4} size="sm">
          {getInputLabel(property)}
        </Title>
        <InputTip property={property} />
      </div>
      <Grid itemId={itemId} path={path} properties={properties} siblings={properties} />
    </fieldset>
  );
}
