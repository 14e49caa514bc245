import { stripSpeechMarkdown, toSsml } from '@confab/dialog-engine';
import type { TurnOutput } from '@confab/model';
import { IconButton } from '@confab/ui';
import { IconPlayerStop, IconVolume } from '@tabler/icons-react';
import { MessageText } from '../../../chat/messages/message-text.tsx';
import { useWords } from '../../../words/define-words.ts';
import { MediaView } from './media-view.tsx';
import { useSimulatorSpeech } from './simulator-speech.ts';
import { useSimulated } from '../simulator-context.tsx';
import type { ResponseView } from '../store/simulator-settings.ts';
import { words, type SimulatorWords } from '../words.ts';
import classes from './conversation.module.css';

type Response = Extract<TurnOutput, { type: 'response' }>;

/** One response as the chosen view has it: displayed, spoken, or the SSML of a platform. */
export function ResponseBubble({ output, language }: { readonly output: Response; readonly language: string }) {
  const say = useWords(words);
  const view = useSimulated(({ preferences }) => preferences.view);
  const plain = stripSpeechMarkdown(output.spokenText);
  const speech = useSimulatorSpeech();
  const isSpeaking = speech.speaking === plain;
  return (
    <div className={classes.bubble}>
      {view === 'Shown' ? (
        <Shown output={output} say={say} />
      ) : (
        <span className={view === 'Spoken' ? undefined : classes.code}>
          {getViewText(output, view, plain) || say.noWords}
        </span>
      )}
      {speech.isThere && plain !== '' && (
        <IconButton
          size={22}
          label={isSpeaking ? say.stopListening : say.listen}
          icon={isSpeaking ? <IconPlayerStop size={14} /> : <IconVolume size={14} />}
          className={classes.listen}
          data-speaking={isSpeaking || undefined}
          onClick={() => (isSpeaking ? speech.stop() : speech.listen(plain, plain, language))}
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
  const { headingText, displayText, imageAssetId, imageAlt = say.image, audioAssetId, videoUrl } = output;
  return (
    <>
      {headingText !== '' && <strong>{headingText}</strong>}
      <div className={classes.shown}>
        <MessageText text={displayText} isFormatted />
      </div>
      {imageAssetId !== null && <MediaView kind="image" title={imageAlt} written={imageAssetId} />}
      {audioAssetId !== null && <MediaView kind="audio" title={say.audio} written={audioAssetId} />}
      {videoUrl !== null && videoUrl !== '' && <MediaView kind="video" title={say.video} written={videoUrl} />}
    </>
  );
}
