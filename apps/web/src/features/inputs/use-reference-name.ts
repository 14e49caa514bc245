import { readAt, type FindName, type NamedKind } from '@confab/inputs';
import type { JsonValue } from '@confab/model';
import { useEditingSession, useValue } from '../../editing/index.ts';
import { useWords } from '../../words/define-words.ts';
import { formatFieldText } from './kinds/format-field-text.ts';
import { useFindName } from './use-reference-options.ts';
import { words } from './value-view/words.ts';

/** Returns a function that finds the current name of a referenced item, even after it was renamed. */
export function useFindCurrentName(): FindName {
  const { projectId } = useEditingSession();
  const intents = useValue(projectId, 'Intents');
  const slots = useValue(projectId, 'Slots');
  const findOtherName = useFindName();
  // `useFindName` does not trigger a render when the name of an intent or slot changes.
  return (kind, id) => {
    if (kind === 'intent') return findRowName(intents, id);
    return kind === 'slot' ? findRowName(slots, id) : findOtherName(kind, id);
  };
}

/** Returns a function that names a referenced item as forms do, even one that no longer exists. */
export function useReferenceName(): (reference: { readonly kind: NamedKind; readonly id: string }) => string {
  const say = useWords(words);
  const findName = useFindCurrentName();
  return ({ kind, id }) => findName(kind, id) || say.missingName(kind);
}

function findRowName(rows: JsonValue | undefined, id: string): string | undefined {
  return rows === undefined ? undefined : formatFieldText(readAt({ rows }, `rows/${id}/Name`));
}
