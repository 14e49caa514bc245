import type { MouseEvent } from 'react';
import type { ConnectionEdge } from '../cards/canvas-model.ts';
import type { Point } from '../routing/types.ts';
import type { CanvasCommand } from './canvas-command.ts';
import type { CommandProps } from './use-canvas-commands.ts';

/** What the menu of the canvas needs to list its commands. */
export interface CanvasMenuProps extends CommandProps {
  readonly edges: readonly ConnectionEdge[];
  /** The commands on groups and notes; `at` are page coordinates. */
  readonly listAnnotationCommands: (at: Point | undefined) => readonly CanvasCommand[];
  /** Lets the author choose a node type at a place of the page. */
  readonly addAt: (at: Point) => void;
  /** Lets the author choose a node that a card leads to. */
  readonly addAfter: (cardId: string) => void;
  /** Opens the name of a card. */
  readonly editName: (cardId: string) => void;
  readonly find: () => void;
  /** Shows all of the canvas, or the part that is readable. */
  readonly showAll: () => void;
  readonly edgeActions: {
    readonly insert: (edgeId: string, at: Point) => void;
    readonly edit: (edgeId: string) => void;
    readonly remove: (edgeId: string) => void;
  };
}

/** Where the menu of the canvas is open, and on what. */
export interface OpenMenu {
  /** Page coordinates. */
  readonly at: Point;
  /** The card, group or note that it was opened on; undefined on the canvas itself. */
  readonly nodeId?: string | undefined;
  /** What the menu lists: all commands, the connections of a card, or the commands on a connection. */
  readonly level: { readonly type: 'all' } | { readonly type: 'connections' | 'edge'; readonly id: string };
}

/** Where a menu opens: at the pointer, or beside the focused element for a key. */
export function getMenuPlace({ clientX, clientY, currentTarget }: MouseEvent): Point {
  const { left, top } = currentTarget.getBoundingClientRect();
  return clientX === 0 && clientY === 0 ? { x: left + 20, y: top + 20 } : { x: clientX, y: clientY };
}
