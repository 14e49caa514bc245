import type { InputCategory } from '@confab/inputs';
import { useMemo } from 'react';
import { usePageActions } from '../../command-palette/index.ts';
import { useWords } from '../../../words/define-words.ts';
import { words } from '../words.ts';

interface FieldActionsProps {
  readonly categories: readonly InputCategory[];
  /** Opens the category of an input and puts the focus in it. */
  readonly onGoTo: (name: string) => void;
}

/** Offers each input of the form in the command palette. */
export function FieldActions({ categories, onGoTo }: FieldActionsProps) {
  const say = useWords(words);
  const actions = useMemo(
    () =>
      categories.flatMap(({ groups, title }) =>
        groups.flatMap(({ inputs }) =>
          inputs.flatMap(({ name, label }) =>
            label ? [{ id: `field.${name}`, label: say.goTo(label), group: title, run: () => onGoTo(name) }] : [],
          ),
        ),
      ),
    [categories, onGoTo, say],
  );
  usePageActions(actions);
  return null;
}
