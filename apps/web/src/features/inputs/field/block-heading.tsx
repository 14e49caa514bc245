import type { Property } from '@confab/model';
import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useInputsContext } from '../inputs-context.tsx';
import classes from '../inputs.module.css';
import { getInputLabel, InputTip } from './field-frame.tsx';

interface BlockHeadingProps {
  readonly property: Property;
  /** Stands after the name. */
  readonly children?: ReactNode;
}

/** The name of an input that is a block of its own, as a heading, with its explanation. */
export function BlockHeading({ property, children }: BlockHeadingProps) {
  const { headingRank = 4 } = useInputsContext();
  return (
    <div className={classes.blockHead}>
      <Title order={headingRank} size="sm">
        {getInputLabel(property)}
      </Title>
      <InputTip property={property} />
      {children}
    </div>
  );
}
