import type { ControlDisplays, GridColumns } from '@confab/inputs';
import { getControlDisplay } from '@confab/inputs';
import { createContext, use } from 'react';

/** What the inputs of one form share. */
export interface FormSurroundings {
  /** What the schema's script says of the form's own inputs. */
  readonly controls: ControlDisplays | undefined;
  /** The input that somebody is being led to: it has to be there, however far down. */
  readonly sought: string | undefined;
}

/** The form that a grid stands in. */
export const FormContext = createContext<FormSurroundings>({ controls: undefined, sought: undefined });

/** What a block of inputs decides for the grids inside it. */
export interface BlockSurroundings {
  /** The script that speaks of the inputs of one row (A3.40). */
  readonly script: string | undefined;
  /** The most columns that its inputs are laid out on (A3.28). */
  readonly columns: GridColumns;
}

/** The block that a grid stands in. */
export const BlockContext = createContext<BlockSurroundings>({ script: undefined, columns: 12 });

/** What scripts say of the inputs beside each other in one grid. */
export const GridControls = createContext<ControlDisplays | undefined>(undefined);

/** Whether a script lets an input be used (A4.58). */
export function useIsSwitchedOn(name: string): boolean {
  return getControlDisplay(use(GridControls), name).enabled !== false;
}
