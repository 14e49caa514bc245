import {
  appendToPath,
  getGridColumns,
  isHidden,
  isLocked,
  packInputs,
  getRowsDefinition,
  type GridColumns,
} from '@confab/inputs';
import type { Property } from '@confab/model';
import { use, useCallback, useMemo, useState, type CSSProperties, type ReactNode } from 'react';
import { useEditingSession } from '../../../editing/index.ts';
import { useControlsAt } from '../../../scripting/index.ts';
import type { InputGridProps, InputPlace } from '../define-input.ts';
import { BlockContext, FormContext, GridControlsContext, useIsEnabledByScript } from './form-context.ts';
import { InputWindows } from './input-windows.tsx';
import { useInputsContext } from '../inputs-context.tsx';
import classes from '../inputs.module.css';
import { ReadOnlySession } from '../read-only-session.tsx';
import { getInputDefinition } from '../registry.ts';
import { ValueField } from '../field/value-field.tsx';

/** Lays out inputs on 3, 6, 9 or 12 columns, depending on the width of the panel (A9.37, A9.38). */
export function InputGrid({ itemId, path, properties, siblings, isFar = false }: InputGridProps) {
  const { extensions, grid = 'pro' } = useInputsContext();
  const block = use(BlockContext);
  const { targetName, ...form } = use(FormContext);
  const session = useEditingSession();
  const isForm = path === '';
  // The schema's script applies to the inputs of the form, the script of a table to the inputs of one row.
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
        style={{ gridColumn: `${column} / span ${span}`, ...getAlignStyle(property), ...getHeightStyle(property) }}
      >
        <InputField itemId={itemId} path={at} property={property} siblings={siblings} />
      </div>
    );
  }

  // Which inputs of a row are shown is unknown until its script has returned.
  if (controls === undefined && !isForm) return null;
  return (
    <GridControlsContext value={controls}>
      <div ref={measure} className={classes.grid} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
        <InputWindows
          properties={shown}
          cells={cells}
          targetName={isForm ? targetName : undefined}
          isFar={isFar}
          draw={draw}
        />
      </div>
    </GridControlsContext>
  );
}

/** The number of columns for the width of the grid itself, not of the window. */
function useColumns(site: 'pro' | 'other', most: GridColumns) {
  const [columns, setColumns] = useState<GridColumns>(12);
  const measure = useCallback(
    (element: HTMLDivElement | null) => {
      if (!element) return undefined;
      // Measures before the first paint, so that the layout does not jump.
      if (element.clientWidth > 0) setColumns(getGridColumns(element.clientWidth, site));
      const observer = new ResizeObserver(([entry]) => {
        if (entry) setColumns(getGridColumns(entry.contentRect.width, site));
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [site],
  );
  return [measure, columns < most ? columns : most] as const;
}

/** One input of any kind. */
function InputField(place: InputPlace) {
  const { property } = place;
  const definition = getInputDefinition(property.type, property.displayAs);
  if (definition.layout === 'field') return <ValueField {...place} component={definition.component} />;
  return (
    <Block place={place}>
      <definition.component {...place} Grid={InputGrid} />
    </Block>
  );
}

/** Wraps the inputs of a block. They are read-only when the block is. */
function Block({ place: { property }, children }: { readonly place: InputPlace; readonly children: ReactNode }) {
  const isOn = useIsEnabledByScript(property.name);
  const { displayGrid = 12 } = property;
  const script = getRowsDefinition(property)?.javaScript?.getControlDisplay;
  const context = useMemo(() => ({ script, columns: displayGrid }), [script, displayGrid]);
  const inside = <BlockContext value={context}>{children}</BlockContext>;
  return isOn && !isLocked(property) ? inside : <ReadOnlySession>{inside}</ReadOnlySession>;
}

function getAlignStyle({ hAlign }: Property): CSSProperties {
  return hAlign === undefined ? {} : { textAlign: hAlign };
}

function getHeightStyle({ displayHeight }: Property): CSSProperties {
  return displayHeight === undefined ? {} : { '--display-height': `${displayHeight}px` };
}
