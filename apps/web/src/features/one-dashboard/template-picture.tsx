import type { Template } from '@confab/contracts';
import { useState } from 'react';
import { ItemIcon } from '../tree/index.ts';
import classes from './one-dashboard.module.css';

/** The picture of a template from `public/template-pictures`, or its icon if it has none. */
export function TemplatePicture({ template: { id, icon } }: { readonly template: Template }) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing)
    return (
      <span className={classes.picture} aria-hidden="true">
        <ItemIcon name={icon} size={24} />
      </span>
    );
  const address = `/template-pictures/${encodeURIComponent(id)}.svg`;
  return <img className={classes.cover} src={address} alt="" onError={() => setMissing(true)} />;
}
