import { stripSpeechMarkdown } from '@confab/dialog-engine';
import { splitTokens } from '@confab/inputs';
import { IconButton } from '@confab/ui';
import { IconPlayerStop, IconVolume } from '@tabler/icons-react';
import { useSpeech } from '../../../../../chat/messages/use-speech.ts';
import { useWords } from '../../../../../words/define-words.ts';
import { speechWords } from './speech-words.ts';

interface ListenButtonProps {
  readonly label: string;
  /** Speech Markdown with tokens. */
  readonly text: string;
}

/** Reads a spoken text aloud with the voice of the browser, which knows words only; nothing in browsers without one. */
export function ListenButton({ label, text }: ListenButtonProps) {
  const say = useWords(speechWords);
  const speech = useSpeech();
  if (!speech.isThere) return null;
  const isSpeaking = speech.speaking !== undefined;
  return (
    <IconButton
      size={24}
      label={isSpeaking ? say.stop : say.listen(label)}
      disabled={text.trim() === ''}
      icon={isSpeaking ? <IconPlayerStop size={16} aria-hidden="true" /> : <IconVolume size={16} aria-hidden="true" />}
      onClick={() => (isSpeaking ? speech.stop() : speech.listen('speech', toPlainSpeech(text), undefined))}
    />
  );
}

/** The words of a spoken text, with the names of its tokens in their place. */
function toPlainSpeech(text: string): string {
  const named = splitTokens(text)
    .map((part) => (part.type === 'text' ? part.text : part.name.replace(/^ALK_/, '')))
    .join('');
  return stripSpeechMarkdown(named);
}
