import type { ModalFrame } from '@confab/ui';
import { useEffect, useSyncExternalStore, type ComponentProps } from 'react';
import { useWords } from '../../../words/define-words.ts';
import { useConfirmedClose } from '../use-confirmed-close.ts';
import { words } from '../words.ts';
import type { TextPlace, TextSource, WriteText } from './text-source.ts';

/** What a window of a text gives to its frame. */
export type WindowFrame = Required<Pick<ComponentProps<typeof ModalFrame>, 'buttons' | 'messages' | 'onClose'>>;

/** The state of an edited text. */
export function useTextSource(source: TextSource) {
  return {
    text: useSyncExternalStore(source.subscribe, source.read),
    isGone: useSyncExternalStore(source.subscribe, source.isGone),
    isChanged: useSyncExternalStore(source.subscribe, source.isChanged),
  };
}

interface ApplyOptions {
  readonly source: TextSource;
  /** Stores the text. Absent when it is read-only. */
  readonly onApply: WriteText;
  readonly canApply?: boolean;
  readonly onClose: () => void;
}

/** The frame of a window whose text is stored by Apply and discarded by Cancel. */
export function useApplyFrame({ source, onApply, canApply = true, onClose }: ApplyOptions): WindowFrame {
  const say = useWords(words);
  const { text, isChanged, isGone } = useTextSource(source);
  const close = useConfirmedClose({ isChanged, onClose });

  function apply() {
    onApply?.(text);
    onClose();
  }

  const canStore = onApply && !isGone;
  const leave = { label: canStore ? say.cancel : say.close, kind: 'secondary', onPress: close } as const;
  return {
    buttons: canStore
      ? [leave, { label: say.apply, kind: canApply ? 'primary' : 'disabled', onPress: apply }]
      : [leave],
    messages: isGone ? [{ level: 'warning', text: say.textGone }] : [],
    onClose: close,
  };
}

/** Shows the others that the author is in a text, for as long as its window is open. */
export function usePresenceInText(place: TextPlace | undefined): void {
  const { session, itemId = '', path = '' } = place ?? {};
  useEffect(() => {
    session?.startEdit(itemId, path);
    return () => session?.endEdit(itemId, path);
  }, [session, itemId, path]);
}
