import type { FoundProblem } from '@confab/dialog-engine';
import type { ItemSchema } from '@confab/model';
import type { ItemSchemas } from '../../tree/index.ts';
import type { DefinitionPageId } from '../definition-pages.ts';
import type { ReferenceIndex } from '../references/reference-index.ts';

/** What each page of definitions gets from the editor. */
export interface DefinitionPageProps {
  /** The schema of the project. */
  readonly schema: ItemSchema;
  readonly schemas: ItemSchemas;
  readonly problems: readonly FoundProblem[];
  readonly references: ReferenceIndex;
  /** The row whose details are shown. */
  readonly openId: string | undefined;
  readonly onOpen: (rowId: string | undefined) => void;
  /** Goes to an input of an item. */
  readonly onOpenPlace: (itemId: string, path: string) => void;
}

export interface DefinitionsPageProps extends Omit<DefinitionPageProps, 'references' | 'schema'> {
  readonly page: DefinitionPageId;
  readonly schema: ItemSchema | undefined;
  readonly onPage: (page: DefinitionPageId) => void;
}
