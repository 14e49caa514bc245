import type { ControlDisplays, GridColumns } from '@confab/inputs';
import { getControlDisplay } from '@confab/inputs';
import { createContext, use } from 'react';

/** State shared by the inputs of one form. */
export interface FormContextValue {
  /** Visibility and enabled state of the form's inputs, from the schema's script. */
  readonly controls: ControlDisplays | undefined;
  /** The input to scroll to. It is rendered even if it is far down the form. */
  readonly targetName: string | undefined;
}

/** The form that contains a grid. */
export const FormContext = createContext<FormContextValue>({ controls: undefined, targetName: undefined });

/** Settings of a block for the grids inside it. */
export interface BlockContextValue {
  /** The script that decides which inputs of a row are shown (A3.40). */
  readonly script: string | undefined;
  /** The maximum number of grid columns (A3.28). */
  readonly columns: GridColumns;
}

/** The block that contains a grid. */
export const BlockContext = createContext<BlockContextValue>({ script: undefined, columns: 12 });

/** Visibility and enabled state of the inputs of one grid, from scripts. */
export const GridControlsContext = createContext<ControlDisplays | undefined>(undefined);

/** Whether an input is enabled by the script of its form or row (A4.58). */
export function useIsEnabledByScript(name: string): boolean {
  return getControlDisplay(use(GridControlsContext), name).enabled !== false;
}
