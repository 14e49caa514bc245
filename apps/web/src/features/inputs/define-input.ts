import type { InputType, JsonValue, Property } from '@confab/model';
import type { ComponentType, ReactNode } from 'react';

/** Where an input is: its item, its path in the item's values, its property, and the properties it stands among. */
export interface InputPlace {
  readonly itemId: string;
  readonly path: string;
  readonly property: Property;
  readonly siblings: readonly Property[];
}

/** What a control needs so that its label, its error and its keyboard work. */
interface ControlProps {
  readonly id: string;
  readonly required: boolean;
  /** Shown under the control, which then counts as invalid and is described by it. */
  readonly error: ReactNode;
  readonly errorProps: { readonly id: string; readonly role: 'alert' };
}

/** What one kind of input is given: a value, a way to change it, and what ties it to its label. */
export interface InputProps extends InputPlace {
  readonly value: JsonValue | undefined;
  readonly isEnabled: boolean;
  readonly onChange: (value: JsonValue | undefined) => void;
  readonly control: ControlProps;
  /** Id of the visible label, for kinds made of several controls. */
  readonly labelId: string;
}

/** Which inputs to show on a grid, and where in the item they stand. */
export interface InputGridProps {
  readonly itemId: string;
  /** '' for the item itself, a row's or composite's path inside it. */
  readonly path: string;
  readonly properties: readonly Property[];
  /** All properties of the place, shown here or not: what dependent inputs look to. */
  readonly siblings: readonly Property[];
  /** Whether much stands above it already, so that it may be drawn once somebody comes near. */
  readonly isFar?: boolean;
}

/** What a kind that holds other inputs is given: its place, and the grid to show them on. */
export interface BlockProps extends InputPlace {
  readonly Grid: ComponentType<InputGridProps>;
}

/** A kind whose one value stands in a labelled field. */
interface FieldDefinition {
  readonly layout: 'field';
  readonly type: InputType;
  readonly displayAs?: string;
  readonly component: ComponentType<InputProps>;
}

/** A kind that holds other inputs: it brings its own heading and reads what it needs itself. */
interface BlockDefinition {
  readonly layout: 'block';
  readonly type: InputType;
  readonly displayAs?: string;
  readonly component: ComponentType<BlockProps>;
}

export type InputDefinition = FieldDefinition | BlockDefinition;

/** Declares a kind of input for some types, each perhaps only under one display type. */
export function defineInput(
  component: ComponentType<InputProps>,
  kinds: readonly (readonly [InputType, displayAs?: string])[],
): readonly InputDefinition[] {
  return kinds.map(([type, displayAs]) => ({ layout: 'field', type, component, ...(displayAs ? { displayAs } : {}) }));
}

/** Declares a kind of input that holds others. */
export function defineBlock(
  component: ComponentType<BlockProps>,
  ...types: readonly InputType[]
): readonly InputDefinition[] {
  return types.map((type) => ({ layout: 'block', type, component }));
}
