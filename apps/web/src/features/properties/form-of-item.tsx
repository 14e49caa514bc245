import type { ReactNode } from 'react';
import { useKeepFocusNear } from '../../platform/focus/use-keep-focus-near.ts';
import classes from './properties.module.css';

/**
 * The form of an item, whose id is its key. The focus of the form stays in the panel when another item replaces it, as
 * after a colleague has deleted the open one.
 */
export function FormOfItem({ children }: { readonly children: ReactNode }) {
  return (
    <div className={classes.formOfItem} ref={useKeepFocusNear<HTMLDivElement>()}>
      {children}
    </div>
  );
}
