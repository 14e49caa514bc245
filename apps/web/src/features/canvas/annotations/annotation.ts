import { getRowFields, getRowId, readOrderedList } from '@confab/inputs';
import { cardColours, isJsonObject, readString, type CardColour, type JsonObject, type JsonValue } from '@confab/model';
import type { Point } from '../routing/types.ts';

/** An area of the canvas, in canvas pixels. */
export interface Area extends Point {
  readonly width: number;
  readonly height: number;
}

interface AnnotationFields extends Area {
  /** Row id. */
  readonly id: string;
  readonly colour: CardColour;
}

/** A named frame around nodes. Which nodes are in it follows from where they are. */
export interface CanvasGroup extends AnnotationFields {
  readonly kind: 'group';
  readonly name: string;
}

/** A sticky note; its text may have Markdown. */
export interface CanvasNote extends AnnotationFields {
  readonly kind: 'note';
  readonly text: string;
}

/** A part of a canvas that is not a node: a row of a hidden table of the workflow, which no conversation reads. */
export type Annotation = CanvasGroup | CanvasNote;

/** The inputs of a workflow that hold its groups and notes. */
export const annotationInputs = { group: 'CanvasGroups', note: 'CanvasNotes' } as const;

/** The colours of new annotations, and of those with an unknown colour. */
export const defaultColours = { group: 'blue', note: 'amber' } as const satisfies Record<
  Annotation['kind'],
  CardColour
>;

/** The smallest sizes, in canvas pixels. */
export const minSizes = { group: { width: 160, height: 100 }, note: { width: 120, height: 80 } } as const;

/** The farthest place from the origin and the largest size that are drawn, in canvas pixels. */
const farthest = 10_000_000;
const largest = 20_000;

/** The longest name of a group and text of a note, in characters. */
export const annotationLengths = { name: 100, text: 2_000 } as const;

/** The groups and notes of a workflow. Unchanged rows keep their identity. */
export function readAnnotations(values: JsonObject | undefined): readonly Annotation[] {
  if (!values) return [];
  return [
    ...readTable(values[annotationInputs.group], readGroup),
    ...readTable(values[annotationInputs.note], readNote),
  ];
}

const known = new WeakMap<JsonObject, Annotation>();

function readTable(table: JsonValue | undefined, read: (id: string, fields: JsonObject) => Annotation) {
  return readOrderedList(table).flatMap((row): readonly Annotation[] => {
    const [id, fields] = [getRowId(row), getRowFields(row)];
    if (id === undefined || !isJsonObject(fields)) return [];
    const annotation = known.get(row) ?? read(id, fields);
    known.set(row, annotation);
    return [annotation];
  });
}

function readGroup(id: string, fields: JsonObject): CanvasGroup {
  return { kind: 'group', id, name: readString(fields['Name']), ...readLook(fields, 'group') };
}

function readNote(id: string, fields: JsonObject): CanvasNote {
  return { kind: 'note', id, text: readString(fields['Text']), ...readLook(fields, 'note') };
}

function readLook(fields: JsonObject, kind: Annotation['kind']) {
  const min = minSizes[kind];
  return {
    colour: cardColours.find((colour) => colour === fields['Colour']) ?? defaultColours[kind],
    x: clamp(readNumber(fields['X'], 0), -farthest, farthest),
    y: clamp(readNumber(fields['Y'], 0), -farthest, farthest),
    width: clamp(readNumber(fields['Width'], min.width), min.width, largest),
    height: clamp(readNumber(fields['Height'], min.height), min.height, largest),
  };
}

function clamp(value: number, min: number, max: number) {
  return Math.min(Math.max(value, min), max);
}

function readNumber(value: JsonValue | undefined, otherwise: number) {
  return typeof value === 'number' && Number.isFinite(value) ? value : otherwise;
}

/** Whether a value from outside is a group or a note whose name or text is not too long. */
export function isAnnotation(value: unknown): value is Annotation {
  if (typeof value !== 'object' || value === null) return false;
  const fields: { readonly [Name in keyof CanvasGroup | keyof CanvasNote]?: unknown } = value;
  const { kind, id, colour, x, y, width, height, name, text } = fields;
  const isWords = (words: unknown, most: number) => typeof words === 'string' && words.length <= most;
  return (
    typeof id === 'string' &&
    cardColours.some((one) => one === colour) &&
    [x, y, width, height].every((number) => typeof number === 'number' && Number.isFinite(number)) &&
    ((kind === 'group' && isWords(name, annotationLengths.name)) ||
      (kind === 'note' && isWords(text, annotationLengths.text)))
  );
}
