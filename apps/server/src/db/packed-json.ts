declare const shape: unique symbol;

/** Compressed JSON text of a value of this shape; only `packJson` makes one. */
export type PackedJson<Shape> = Buffer & { readonly [shape]: Shape };
