import type { ControlDisplays } from '@confab/inputs';
import type { ProjectList, Token } from '@confab/contracts';
import { createContext, use, type ComponentType, useEffect, type ReactNode } from 'react';
import { useCatalogueTexts } from '../../words/catalogue-texts.ts';
import { isolateFocusedFields } from '../../platform/focus/isolate-focused-fields.ts';
import { preloadKindsWhenIdle } from './lazy/preload-kinds-when-idle.ts';

/** A token that is suggested for texts. */
export interface OfferedToken {
  readonly name: string;
  /** The name that people read; typing either finds the token. */
  readonly label: string;
  readonly description: string;
  /** Another stored name of the same token, which texts may have. */
  readonly alias?: string;
}

/** Access to stored images. */
export interface InputImages {
  /** Uploads an image and returns its id; undefined after a failure, which was already reported. */
  readonly upload: (file: File, inputName: string) => Promise<string | undefined>;
  /** The URL of an image; undefined without one. */
  readonly getUrl: (id: string) => string | undefined;
}

/** Finds usages of the rows of a table. */
export interface RowUsages {
  readonly show: (rowId: string) => void;
  /** The number of usages; undefined if the request fails. */
  readonly count: (rowId: string) => Promise<number | undefined>;
}

interface FieldMarkProps {
  readonly itemId: string;
  readonly path: string;
  readonly label: string;
}

/** Settings and data that the inputs of all forms below a provider share. */
export interface InputsContextValue {
  /** Tokens of the catalogue, suggested after `{tv.`. The project's variables are added automatically. */
  readonly tokens: readonly Token[];
  /** Tokens of the open One page and of the answers that pages keep, suggested in texts before all others. */
  readonly pageTokens?: readonly OfferedToken[];
  /** Ids of the enabled extensions. */
  readonly extensions: readonly string[];
  /** The responses that are the same for all projects of a type, and the inputs of node types, among which are responses. */
  readonly responseSources?: Pick<ProjectList, 'linkedResponses' | 'nodeSchemas'>;
  /** Opens an item that an input refers to. */
  readonly onOpenItem?: (itemId: string) => void;
  /** Opens the page of a row of the project, such as an intent, by the path of the row. */
  readonly onOpenDefinition?: (path: string) => void;
  /** Finds usages of a table's rows; undefined for tables whose rows cannot be referenced. */
  readonly getRowUsages?: (itemId: string, inputName: string) => RowUsages | undefined;
  /** Handles a click on a button input, by the name of the input. */
  readonly onPress?: (inputName: string) => void;
  /** Result of the schema's script, by input name (P4.56). */
  readonly controls?: ControlDisplays;
  /** Selects the width thresholds for columns: those of Pro projects, or of any other form (P9.16). Default: 'pro'. */
  readonly grid?: 'pro' | 'other';
  /** Whether the form belongs to a team, whose media library inputs can choose from. Default: true. */
  readonly hasLibrary?: boolean;
  /** Heading level of groups. Default: 4. */
  readonly headingRank?: 2 | 3 | 4;
  /** Translates the label of an option. By default the catalogue's texts do. */
  readonly translateOption?: (text: string) => string;
  /** Storage for images. Without it, an Image input is edited as text. */
  readonly images?: InputImages;
  /** Rendered next to the label of every field, for example for comments. */
  readonly FieldMark?: ComponentType<FieldMarkProps>;
}

const InputsContext = createContext<InputsContextValue>({ tokens: [], extensions: [] });

/** Provides the inputs context to the forms below it. */
export function InputsProvider({ value, children }: { value: InputsContextValue; children: ReactNode }) {
  useEffect(preloadKindsWhenIdle, []);
  useEffect(isolateFocusedFields, []);
  return <InputsContext value={value}>{children}</InputsContext>;
}

/** Adds handlers for opening items and rows of the project to the inputs context. */
export function OpenItemProvider({ onOpenItem, onOpenDefinition, children }: OpenItemProviderProps) {
  const context = useInputsContext();
  const handlers = { ...(onOpenItem && { onOpenItem }), ...(onOpenDefinition && { onOpenDefinition }) };
  return <InputsContext value={{ ...context, ...handlers }}>{children}</InputsContext>;
}

type OpenItemProviderProps = Pick<InputsContextValue, 'onOpenItem' | 'onOpenDefinition'> & ChildrenProps;

/** Adds tokens of pages to the inputs context. */
export function PageTokensProvider({ pageTokens, children }: PageTokensProviderProps) {
  const context = useInputsContext();
  return <InputsContext value={{ ...context, pageTokens }}>{children}</InputsContext>;
}

interface PageTokensProviderProps extends ChildrenProps {
  readonly pageTokens: readonly OfferedToken[];
}

interface ChildrenProps {
  readonly children: ReactNode;
}

/** The settings and data of the closest `InputsProvider`. */
export function useInputsContext(): InputsContextValue {
  return use(InputsContext);
}

/** Returns the function that translates the labels of a property's own options. */
export function useTranslateOption(): (text: string) => string {
  const catalogue = useCatalogueTexts();
  return useInputsContext().translateOption ?? catalogue.option;
}
