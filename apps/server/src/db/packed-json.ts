declare const shape: unique symbol;

/** Compressed JSON text of a value of this shape; only `pack` makes one. */
export type PackedJson<Shape> = Uint8Array & { readonly [shape]: Shape };
