declare const shape: unique symbol;

/**
 * JSON text of a value of this shape, written by this product. Only `toJsonText` creates one, so a column of this type
 * cannot be given the text of another shape. What comes from outside is text and is read by its schema.
 */
export type JsonText<Shape> = string & { readonly [shape]: Shape };

/** Writes a value as JSON text that knows its shape. */
export function toJsonText<Shape>(value: Shape): JsonText<Shape> {
  // The text of a value has its shape.
  return JSON.stringify(value) as JsonText<Shape>;
}

/** Reads what `toJsonText` wrote. */
export function readJsonText<Shape>(text: JsonText<Shape>): Shape {
  // `JsonText<Shape>` was written from this shape. Checking it again would cost time in each turn.
  const value: Shape = JSON.parse(text);
  return value;
}
