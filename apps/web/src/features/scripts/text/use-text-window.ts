import { useEffect, useEffectEvent, useState } from 'react';
import { openModal } from '../../../modals/modal-store.ts';
import { useWords } from '../../../words/define-words.ts';
import { words } from '../words.ts';
import { createProjectText } from './create-project-text.ts';
import { createTextCopy, type TextPlace, type TextSource, type WriteText } from './text-source.ts';
import { useApplyFrame, usePresenceInText, useTextSource, type WindowFrame } from './use-text-source.ts';

interface TextWindowOptions {
  /** The text when the window opens. */
  readonly first: string;
  /** Stores the text. Absent when it is read-only. */
  readonly onApply: WriteText;
  /** Where the text is in a project, in which others may edit it at the same time; absent for any other text. */
  readonly place: TextPlace | undefined;
  /** Whether the window has its own undo; otherwise it uses the undo of the project. */
  readonly hasUndo: boolean;
  /** Receives a text that is not a text of a project as it changes, and undefined when the window is closed. */
  readonly onType?: ((text: string | undefined) => void) | undefined;
  readonly onClose: () => void;
}

interface TextWindow {
  readonly source: TextSource;
  readonly text: string;
  readonly isReadOnly: boolean;
  readonly frame: WindowFrame;
}

/**
 * The text of a window, and the buttons of its frame.
 *
 * A text of a project is stored as it is typed: Done and Esc keep it, Cancel reverts the author's changes in the
 * window. Any other text is a copy, which Apply stores and Cancel discards.
 */
export function useTextWindow(options: TextWindowOptions): TextWindow {
  const { first, onApply, place, hasUndo, onType } = options;
  const say = useWords(words);
  const [project] = useState(() => place && createProjectText(place, onApply, hasUndo));
  const [copy] = useState(() => createTextCopy(first));
  const source = project ?? copy;
  const { text, isGone } = useTextSource(source);
  const report = useEffectEvent((typed: string) => {
    if (!project && source.isChanged()) onType?.(typed);
  });
  useEffect(() => report(text), [text]);
  function onClose() {
    if (!project) onType?.(undefined);
    options.onClose();
  }
  const applied = useApplyFrame({ source, onApply, onClose });
  useEffect(() => () => project?.end(), [project]);
  usePresenceInText(onApply && place);

  function takeBack() {
    project?.takeBack();
    onClose();
  }
  function cancel() {
    if (source.isChanged())
      openModal('confirmationModal', { message: say.takeBackAsked, confirmLabel: say.takeBack, onConfirm: takeBack });
    else onClose();
  }

  const liveButtons: WindowFrame['buttons'] = [
    { label: say.cancel, kind: 'secondary', onPress: cancel },
    { label: say.done, kind: 'primary', onPress: onClose },
  ];
  const frame = project
    ? { ...applied, buttons: onApply && !isGone ? liveButtons : applied.buttons, onClose }
    : applied;
  return { source, text, isReadOnly: !onApply || isGone, frame };
}
