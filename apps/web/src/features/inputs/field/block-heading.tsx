import type { Property } from '@confab/model';
import { InfoTip } from '@confab/ui';
import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useInputsContext } from '../inputs-context.tsx';
import classes from '../inputs.module.css';
import { getInputLabel } from './field-frame.tsx';

interface BlockHeadingProps {
  readonly property: Property;
  /** Stands after the name. */
  readonly children?: ReactNode;
}

/** The name of an input that is a block of its own, as a heading, with its explanation. */
export function BlockHeading({ property, children }: BlockHeadingProps) {
  const { headingRank = 4 } = useInputsContext();
  const name = getInputLabel(property);
  return (
    <div className={classes.blockHead}>
      <Title order={headingRank} size="sm">
        {name}
      </Title>
      <InfoTip label={name} text={property.tooltipText} link={property.tooltipLink} />
      {children}
    </div>
  );
}
