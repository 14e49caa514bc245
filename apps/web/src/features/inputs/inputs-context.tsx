import type { Token } from '@confab/contracts';
import { createContext, use, type ReactNode } from 'react';

/** What inputs may need to know beyond their own value. */
export interface InputsSurroundings {
  /** Tokens of the catalogue, offered while typing `{tv.`; variables of the project are added by themselves. */
  readonly tokens: readonly Token[];
  /** Ids of the extensions that are enabled. */
  readonly extensions: readonly string[];
  /** Shown when somebody wants to go to a node that an input names. */
  readonly onOpenItem?: (itemId: string) => void;
}

const Surroundings = createContext<InputsSurroundings>({ tokens: [], extensions: [] });

/** Gives the forms below it the catalogue's tokens, the enabled extensions and a way to open an item. */
export function InputsProvider({ value, children }: { value: InputsSurroundings; children: ReactNode }) {
  return <Surroundings value={value}>{children}</Surroundings>;
}

/** What inputs may need to know beyond their own value. */
export function useInputsSurroundings(): InputsSurroundings {
  return use(Surroundings);
}
