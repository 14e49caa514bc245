import { appendToPath, createRow, joinPath, type InputEdit } from '@confab/inputs';
import type { JsonObject, JsonValue } from '@confab/model';
import { annotationInputs, type Annotation, type CanvasGroup, type CanvasNote } from './annotation.ts';

/** The fields of an annotation that authors change. */
export type AnnotationChange = Partial<Omit<CanvasGroup, 'id' | 'kind'> & Omit<CanvasNote, 'id' | 'kind'>>;

const fieldNames = {
  name: 'Name',
  text: 'Text',
  colour: 'Colour',
  x: 'X',
  y: 'Y',
  width: 'Width',
  height: 'Height',
} as const satisfies Record<keyof AnnotationChange, string>;

/** The edits of a workflow that add annotations, which have new ids. */
export function createAddEdits(values: JsonObject, annotations: readonly Annotation[]): readonly InputEdit[] {
  const rows = new Map<string, readonly JsonValue[]>();
  return annotations.map(({ id, kind, ...fields }) => {
    const path = annotationInputs[kind];
    const stored = values[path];
    const before = rows.get(path) ?? (Array.isArray(stored) ? stored : []);
    const row = createRow({ id, values: toValues(fields) }, before);
    rows.set(path, [...before, row]);
    return { path, action: 'AddRow', updatedValue: row };
  });
}

/** The edits of a workflow that change fields of an annotation; none for fields that stay the same. */
export function createChangeEdits(annotation: Annotation, change: AnnotationChange): readonly InputEdit[] {
  const before: AnnotationChange = annotation;
  return Object.entries(toValues(change)).flatMap(([name, value]) => {
    const path = joinPath(annotationInputs[annotation.kind], annotation.id, name);
    return toValues(before)[name] === value ? [] : [{ path, action: 'ValueChanged', updatedValue: value } as const];
  });
}

/** The edit of a workflow that removes an annotation. */
export function createRemoveEdit({ kind, id }: Annotation): InputEdit {
  return { path: appendToPath(annotationInputs[kind], id), action: 'DeleteRow' };
}

function toValues(fields: AnnotationChange): Record<string, JsonValue> {
  return Object.fromEntries(
    Object.entries(fieldNames).flatMap(([field, name]) => {
      // The names are those of the fields of an annotation; `Object.entries` loses their type.
      const value = fields[field as keyof AnnotationChange];
      if (value === undefined) return [];
      return [[name, typeof value === 'number' ? Math.round(value) : value]];
    }),
  );
}
