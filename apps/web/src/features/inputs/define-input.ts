import type { InputType, JsonValue, Property } from '@confab/model';
import type { ComponentType, ReactNode } from 'react';

/** Where an input is: its item, its path in the item's values, its property, and the properties next to it. */
export interface InputPlace {
  readonly itemId: string;
  readonly path: string;
  readonly property: Property;
  readonly siblings: readonly Property[];
}

/** Props that connect a control to its label and its error. */
interface ControlProps {
  readonly id: string;
  readonly required: boolean;
  /** Shown under the control. The control is then invalid and described by the error. */
  readonly error: ReactNode;
  readonly errorProps: { readonly id: string; readonly role: 'alert' };
}

/** Props of an input kind with one value. */
export interface InputProps extends InputPlace {
  readonly value: JsonValue | undefined;
  readonly isEnabled: boolean;
  /** `madeOn` is the text that the value was made from, for editors that keep it open while others may change it. */
  readonly onChange: (value: JsonValue | undefined, madeOn?: string) => void;
  readonly control: ControlProps;
  /** Id of the visible label, for kinds with several controls. */
  readonly labelId: string;
}

/** The inputs to show on a grid, and their path in the item. */
export interface InputGridProps {
  readonly itemId: string;
  /** '' for the item itself, otherwise the path of a row or composite. */
  readonly path: string;
  readonly properties: readonly Property[];
  /** All properties at this path, shown on this grid or not. Dependent inputs look up their parents here. */
  readonly siblings: readonly Property[];
  /** Whether the grid starts far down the form, so that it is rendered only when scrolled near. */
  readonly isFar?: boolean;
}

/** Props of an input kind that contains other inputs. `Grid` renders those. */
export interface BlockProps extends InputPlace {
  readonly Grid: ComponentType<InputGridProps>;
}

/** An input kind with one value, rendered inside a labelled field. */
interface FieldDefinition {
  readonly layout: 'field';
  readonly type: InputType;
  readonly displayAs?: string;
  readonly component: ComponentType<InputProps>;
}

/** An input kind that contains other inputs. It renders its own heading and reads its value itself. */
interface BlockDefinition {
  readonly layout: 'block';
  readonly type: InputType;
  readonly displayAs?: string;
  readonly component: ComponentType<BlockProps>;
}

export type InputDefinition = FieldDefinition | BlockDefinition;

/** Defines an input kind for value types, each optionally limited to one display type. */
export function defineInput(
  component: ComponentType<InputProps>,
  kinds: readonly (readonly [InputType, displayAs?: string])[],
): readonly InputDefinition[] {
  return kinds.map(([type, displayAs]) => ({ layout: 'field', type, component, ...(displayAs ? { displayAs } : {}) }));
}

/** Defines an input kind that contains other inputs. */
export function defineBlock(
  component: ComponentType<BlockProps>,
  ...types: readonly InputType[]
): readonly InputDefinition[] {
  return types.map((type) => ({ layout: 'block', type, component }));
}
