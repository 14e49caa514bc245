import {
  appendToPath,
  gridColumns,
  isHidden,
  isLocked,
  packInputs,
  getRowsDefinition,
  type GridColumns,
} from '@confab/inputs';
import type { Property } from '@confab/model';
import { use, useCallback, useMemo, useState, type CSSProperties, type ReactNode } from 'react';
import { useEditingSession } from '../../editing/index.ts';
import { useControlsAt } from '../../scripting/index.ts';
import type { InputGridProps, InputPlace } from './define-input.ts';
import { BlockContext, FormContext, GridControls, useIsSwitchedOn } from './form-context.ts';
import { InputWindows } from './input-windows.tsx';
import { useInputsSurroundings } from './inputs-context.tsx';
import classes from './inputs.module.css';
import { ReadOnlySession } from './read-only-session.tsx';
import { definitionFor } from './registry.ts';
import { ValueField } from './value-field.tsx';

/** Inputs on the 3, 6, 9 or 12 columns that the width of the panel gives (A9.37, A9.38). */
export function InputGrid({ itemId, path, properties, siblings, isFar = false }: InputGridProps) {
  const { extensions, grid = 'pro' } = useInputsSurroundings();
  const block = use(BlockContext);
  const { sought, ...form } = use(FormContext);
  const session = useEditingSession();
  const isForm = path === '';
  // A schema's script speaks of the inputs of the form, a table's of those of one row.
  const ofRow = useControlsAt(session, {
    itemId,
    path,
    script: isForm ? undefined : block.script,
    properties: siblings,
  });
  const controls = isForm ? form.controls : ofRow;
  const [measure, columns] = useColumns(grid, block.columns);
  const shown = useMemo(
    () => properties.filter((property) => !isHidden(property, { extensions, controls })),
    [properties, extensions, controls],
  );
  const cells = useMemo(() => packInputs(shown, columns), [shown, columns]);

  function draw(property: Property, index: number): ReactNode {
    const at = appendToPath(path, property.name);
    const { column = 1, span = columns } = cells[index] ?? {};
    return (
      <div
        key={property.name}
        data-input={at}
        data-align={property.hAlign}
        className={classes.cell}
        style={{ gridColumn: `${column} / span ${span}`, ...alignOf(property), ...heightOf(property) }}
      >
        <InputField itemId={itemId} path={at} property={property} siblings={siblings} />
      </div>
    );
  }

  // Until a row's script has spoken nobody knows which of its inputs are shown.
  if (controls === undefined && !isForm) return null;
  return (
    <GridControls value={controls}>
      <div ref={measure} className={classes.grid} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
        <InputWindows properties={shown} cells={cells} sought={isForm ? sought : undefined} isFar={isFar} draw={draw} />
      </div>
    </GridControls>
  );
}

/** The columns that the grid's own width gives, not that of the window. */
function useColumns(site: 'pro' | 'other', most: GridColumns) {
  const [columns, setColumns] = useState<GridColumns>(12);
  const measure = useCallback(
    (element: HTMLDivElement | null) => {
      if (!element) return undefined;
      // Asked at once, so that nothing is painted on columns that do not fit.
      if (element.clientWidth > 0) setColumns(gridColumns(element.clientWidth, site));
      const observer = new ResizeObserver(([entry]) => {
        if (entry) setColumns(gridColumns(entry.contentRect.width, site));
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [site],
  );
  return [measure, columns < most ? columns : most] as const;
}

/** One input of an item, of whatever kind. */
function InputField(place: InputPlace) {
  const { property } = place;
  const definition = definitionFor(property.type, property.displayAs);
  if (definition.layout === 'field') return <ValueField {...place} component={definition.component} />;
  return (
    <Block place={place}>
      <definition.component {...place} Grid={InputGrid} />
    </Block>
  );
}

/** What surrounds the inputs of a block; they cannot be changed where the block itself cannot. */
function Block({ place: { property }, children }: { readonly place: InputPlace; readonly children: ReactNode }) {
  const isOn = useIsSwitchedOn(property.name);
  const { displayGrid = 12 } = property;
  const script = getRowsDefinition(property)?.javaScript?.getControlDisplay;
  const surroundings = useMemo(() => ({ script, columns: displayGrid }), [script, displayGrid]);
  const inside = <BlockContext value={surroundings}>{children}</BlockContext>;
  return isOn && !isLocked(property) ? inside : <ReadOnlySession>{inside}</ReadOnlySession>;
}

function alignOf({ hAlign }: Property): CSSProperties {
  return hAlign === undefined ? {} : { textAlign: hAlign };
}

function heightOf({ displayHeight }: Property): CSSProperties {
  // A custom property is not among React's known style names.
  return displayHeight === undefined ? {} : ({ '--display-height': `${displayHeight}px` } as CSSProperties);
}
