import { stripSpeechMarkdown, toSsml } from '@confab/dialog-engine';
import type { TurnOutput } from '@confab/model';
import { IconButton } from '@confab/ui';
import { IconMovie, IconMusic, IconPhoto, IconPlayerStop, IconVolume } from '@tabler/icons-react';
import { MessageText } from '../../../chat/messages/message-text.tsx';
import { useWords } from '../../../words/define-words.ts';
import { canSpeak, speak, stopSpeaking, useIsSpeaking } from './use-speech.ts';
import { useSimulated } from '../simulator-context.tsx';
import type { ResponseView } from '../store/simulator-settings.ts';
import { words, type SimulatorWords } from '../words.ts';
import classes from '../simulator.module.css';

type Response = Extract<TurnOutput, { type: 'response' }>;

/** One response as the chosen view has it: displayed, spoken, or the SSML of a platform. */
export function ResponseBubble({ output, language }: { readonly output: Response; readonly language: string }) {
  const say = useWords(words);
  const view = useSimulated(({ preferences }) => preferences.view);
  const plain = stripSpeechMarkdown(output.spokenText);
  const isSpeaking = useIsSpeaking(plain);
  return (
    <div className={classes.bubble}>
      {view === 'Shown' ? (
        <Shown output={output} say={say} />
      ) : (
        <span className={view === 'Spoken' ? undefined : classes.code}>
          {getViewText(output, view, plain) || say.noWords}
        </span>
      )}
      {canSpeak() && plain !== '' && (
        <IconButton
          size={22}
          label={isSpeaking ? say.stopListening : say.listen}
          icon={isSpeaking ? <IconPlayerStop size={14} /> : <IconVolume size={14} />}
          className={classes.listen}
          data-speaking={isSpeaking || undefined}
          onClick={() => (isSpeaking ? stopSpeaking() : speak(plain, language))}
        />
      )}
    </div>
  );
}

function getViewText({ spokenText }: Response, view: ResponseView, plain: string): string {
  if (view === 'Alexa') return toSsml(spokenText, 'alexa').ssml;
  return view === 'Google' ? toSsml(spokenText, 'google').ssml : plain;
}

function Shown({ output, say }: { readonly output: Response; readonly say: SimulatorWords }) {
  const { headingText, displayText, imageAssetId, audioAssetId, videoUrl } = output;
  return (
    <>
      {headingText !== '' && <strong>{headingText}</strong>}
      <div className={classes.shown}>
        <MessageText text={displayText} isFormatted />
      </div>
      {imageAssetId !== null && <MediaView kind="image" title={say.image} address={imageAssetId} />}
      {audioAssetId !== null && <MediaView kind="audio" title={say.audio} address={audioAssetId} />}
      {videoUrl !== null && videoUrl !== '' && <MediaView kind="video" title={say.video} address={videoUrl} />}
    </>
  );
}

interface MediaViewProps {
  readonly kind: 'image' | 'audio' | 'video';
  readonly title: string;
  readonly address: string;
}

const icons = { image: IconPhoto, audio: IconMusic, video: IconMovie };

/** Images and audio of this site are embedded; media elsewhere are shown as links. */
function MediaView({ kind, title, address }: MediaViewProps) {
  const Icon = icons[kind];
  const isHere = /^(?:\/(?!\/)|blob:|data:(?:image|audio)\/)/.test(address);
  if (isHere && kind === 'image') return <img className={classes.image} src={address} alt={title} />;
  // The response text beside the audio is its caption.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  if (isHere && kind === 'audio') return <audio className={classes.audio} controls src={address} aria-label={title} />;
  return (
    <span className={classes.medium}>
      <Icon size={15} aria-hidden="true" />
      {/^https?:\/\//.test(address) ? (
        <a href={address} target="_blank" rel="noopener noreferrer">
          {title}
        </a>
      ) : (
        title
      )}
      <span className={classes.address}>{address}</span>
    </span>
  );
}
