import { IconVolume } from '@tabler/icons-react';
import { SuggestionChips } from '../../../../../chat/composer/suggestion-chips.tsx';
import { MessageBubble } from '../../../../../chat/messages/message-bubble.tsx';
import { MessageCard } from '../../../../../chat/messages/message-card.tsx';
import { MessageAudio } from '../../../../../chat/messages/message-media.tsx';
import { useSpeech } from '../../../../../chat/messages/use-speech.ts';
import { useWords } from '../../../../../words/define-words.ts';
import { previewWords, type PreviewDevice } from './preview-words.ts';
import type { PreviewMessage } from './to-preview-message.ts';
import classes from './preview.module.css';

interface PreviewScreenProps {
  readonly device: PreviewDevice;
  readonly look: 'light' | 'dark';
  readonly shown: PreviewMessage;
}

/** A message on a device, by the components of the chat page. */
export function PreviewScreen({ device, look, shown }: PreviewScreenProps) {
  const say = useWords(previewWords);
  const speech = useSpeech();
  const { message, chips } = shown;
  const isEmpty = message.text === '' && message.imageUrl === null && message.videoUrl === undefined;

  return (
    <div className={classes.device} data-device={device} data-look={look}>
      {device === 'speaker' ? (
        <Speaker {...shown} />
      ) : isEmpty ? (
        <p className={classes.nothing}>{say.nothing}</p>
      ) : device === 'display' ? (
        <div className={classes.wide}>
          <MessageCard message={message} language={undefined} />
        </div>
      ) : (
        <MessageBubble
          bubble={{ ...message, id: 'preview', state: 'there' }}
          speaker={say.assistant}
          isFirstOfSpeaker
          speech={speech}
          language={undefined}
          onTryAgain={undefined}
        />
      )}
      {device === 'speaker' ? null : <SuggestionChips chips={chips} language={undefined} onChoose={ignoreChoice} />}
    </div>
  );
}

/** A preview sends nothing. */
const ignoreChoice = () => undefined;

/** A device without a screen: its speech and sounds. */
function Speaker({ speech, message }: PreviewMessage) {
  const say = useWords(previewWords);
  return (
    <div className={classes.speaker}>
      <IconVolume size={28} aria-hidden="true" />
      <p dir="auto">{speech === '' ? say.silent : speech}</p>
      {message.audioUrl === undefined ? null : <MessageAudio url={message.audioUrl} />}
    </div>
  );
}
