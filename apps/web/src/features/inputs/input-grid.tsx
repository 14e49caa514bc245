import { below, gridColumns, gridSpan, isHidden, type GridColumns } from '@confab/inputs';
import type { Property } from '@confab/model';
import { useCallback, useState } from 'react';
import type { InputGridProps, InputPlace } from './define-input.ts';
import { useInputsSurroundings } from './inputs-context.tsx';
import classes from './inputs.module.css';
import { definitionFor } from './registry.ts';
import { ValueField } from './value-field.tsx';

/** Inputs on the 3, 6, 9 or 12 columns that the width of the panel gives (A9.37, A9.38). */
export function InputGrid({ itemId, path, properties, siblings }: InputGridProps) {
  const { extensions, controls, grid = 'pro' } = useInputsSurroundings();
  // A schema's script speaks of the inputs of the form, not of those inside a row.
  const context = { extensions, controls: path === '' ? controls : undefined };
  const [columns, setColumns] = useState<GridColumns>(12);
  const measure = useCallback(
    (element: HTMLDivElement | null) => {
      if (!element) return undefined;
      const observer = new ResizeObserver(([entry]) => {
        if (entry) setColumns(gridColumns(entry.contentRect.width, grid));
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [grid],
  );

  return (
    <div ref={measure} className={classes.grid} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
      {properties
        .filter((property) => !isHidden(property, context))
        .map((property) => (
          <div
            key={property.name}
            data-input={below(path, property.name)}
            style={{ gridColumn: columnOf(property, columns), ...alignOf(property) }}
          >
            <InputField itemId={itemId} path={below(path, property.name)} property={property} siblings={siblings} />
          </div>
        ))}
    </div>
  );
}

/** One input of an item, of whatever kind. */
function InputField(place: InputPlace) {
  const definition = definitionFor(place.property.type, place.property.displayAs);
  if (definition.layout === 'block') return <definition.component {...place} Grid={InputGrid} />;
  return <ValueField {...place} component={definition.component} />;
}

function alignOf({ hAlign }: Property) {
  return hAlign === undefined ? {} : { textAlign: hAlign };
}

function columnOf(property: Property, columns: GridColumns) {
  const span = `span ${gridSpan(property.displayWidth, columns)}`;
  return property.layoutOnNewRow ? `1 / ${span}` : span;
}
