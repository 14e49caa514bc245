/** A point on the canvas, in canvas pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The area of a card, in canvas pixels. */
export interface CardArea extends Point {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

/** Where an edge starts and ends. Edges end at the left side of a card. */
export interface EdgeEnds {
  readonly id: string;
  readonly source: Point;
  readonly sourceSide: 'right' | 'bottom';
  readonly target: Point;
}

/** The corners of an edge from its source to its target; each part is horizontal or vertical. */
export type Route = readonly Point[];
