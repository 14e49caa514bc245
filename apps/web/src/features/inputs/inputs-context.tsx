import type { ControlDisplays } from '@confab/inputs';
import type { Token } from '@confab/contracts';
import { createContext, use, type ComponentType, useEffect, type ReactNode } from 'react';
import { isolateFocusedFields } from '../../platform/isolate-focused-fields.ts';
import { preloadKindsWhenIdle } from './kinds/preload-kinds.ts';

/** Pictures of a place that keeps them. */
export interface InputImages {
  /** Sends a picture and tells the id it is kept under; undefined when that failed, which has been said already. */
  readonly upload: (file: File, inputName: string) => Promise<string | undefined>;
  /** Where a picture is; undefined without one. */
  readonly addressOf: (id: string) => string | undefined;
}

/** Where the rows of a table are used. */
export interface RowUses {
  readonly show: (rowId: string) => void;
  /** In how many places; 0 when that cannot be found out. */
  readonly count: (rowId: string) => Promise<number>;
}

interface FieldMarkProps {
  readonly itemId: string;
  readonly path: string;
  /** What the input is called. */
  readonly label: string;
}

/** What inputs may need to know beyond their own value. */
export interface InputsSurroundings {
  /** Tokens of the catalogue, offered while typing `{tv.`; variables of the project are added by themselves. */
  readonly tokens: readonly Token[];
  /** Ids of the extensions that are enabled. */
  readonly extensions: readonly string[];
  /** Shown when somebody wants to go to a node that an input names. */
  readonly onOpenItem?: (itemId: string) => void;
  /** Where the rows of a table are used; undefined for tables whose rows nothing refers to. */
  readonly usesOf?: (itemId: string, inputName: string) => RowUses | undefined;
  /** Answers a button of the form, by the name of its input. */
  readonly onPress?: (inputName: string) => void;
  /** What the schema's script says of the inputs of the form, by their names (P4.56). */
  readonly controls?: ControlDisplays;
  /** Which widths decide on the columns: a panel of the authoring site, or any other form (P9.16). */
  readonly grid?: 'pro' | 'other';
  /** Rank of the headings of groups, below the page's own ones; 4 unless told. */
  readonly headingRank?: 2 | 3 | 4;
  /** Says the text of an option in the language of the interface. */
  readonly sayOption?: (text: string) => string;
  /** Where pictures go; without it an Image input is edited as text. */
  readonly images?: InputImages;
  /** Stands beside the label of every field: what else there is about it, such as comments. */
  readonly FieldMark?: ComponentType<FieldMarkProps>;
}

const Surroundings = createContext<InputsSurroundings>({ tokens: [], extensions: [] });

/** Gives the forms below it the catalogue's tokens, the enabled extensions and a way to open an item. */
export function InputsProvider({ value, children }: { value: InputsSurroundings; children: ReactNode }) {
  useEffect(preloadKindsWhenIdle, []);
  useEffect(isolateFocusedFields, []);
  return <Surroundings value={value}>{children}</Surroundings>;
}

/** Gives the forms below it a way to go to an item that an input names. */
export function OpenItemProvider({ onOpenItem, children }: Pick<InputsSurroundings, 'onOpenItem'> & ChildrenProps) {
  const around = useInputsSurroundings();
  return <Surroundings value={onOpenItem ? { ...around, onOpenItem } : around}>{children}</Surroundings>;
}

interface ChildrenProps {
  readonly children: ReactNode;
}

/** What inputs may need to know beyond their own value. */
export function useInputsSurroundings(): InputsSurroundings {
  return use(Surroundings);
}

const asItIs = (text: string) => text;

/** How the text of an option is said. */
export function useSayOption(): (text: string) => string {
  return useInputsSurroundings().sayOption ?? asItIs;
}
