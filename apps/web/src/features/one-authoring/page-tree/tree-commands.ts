import type { PagePlace } from '@confab/model';

/** The commands of the tree to the editor; ids are those of pages or llamas. */
export interface TreeCommands {
  /** Selects an item; `how` adds it to the selection, or extends the selection to it. */
  readonly select: (itemId: string, how?: 'toggle' | 'extend') => void;
  /** Opens a page: its first input gets the focus (A2.16). */
  readonly open: (itemId: string) => void;
  readonly clearSelection: () => void;
  readonly rename: (itemId: string, name: string) => void;
  readonly addPage: (place: PagePlace, type: string) => void;
  readonly addSeveral: (place: PagePlace) => void;
  readonly addLlama: () => void;
  /** Shows the inputs that lead to an item. */
  readonly showUsages: (itemId: string) => void;
  readonly duplicateLlama: (llamaId: string) => void;
  readonly importLlama: () => void;
  readonly exportLlama: (llamaId: string) => void;
  readonly copy: (itemId: string, withBranch: boolean) => void;
  readonly cut: (itemId: string) => void;
  readonly paste: (place: PagePlace) => void;
  readonly duplicate: (itemId: string, withBranch: boolean) => void;
  readonly move: (itemId: string, direction: 'up' | 'down' | 'left') => void;
  readonly canMoveTo: (pageIds: readonly string[], place: PagePlace) => boolean;
  readonly moveTo: (pageIds: readonly string[], place: PagePlace) => void;
  readonly remove: (itemId: string) => void;
}
