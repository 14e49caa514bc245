import type { ChatMessage } from '@confab/contracts';
import { getCardLayout } from '@confab/model';
import classes from './message-card.module.css';
import { MessageAudio, MessagePicture, MessageVideo } from './message-media.tsx';
import { MessageText } from './message-text.tsx';

interface MessageCardProps {
  readonly message: ChatMessage;
  /** The language of the assistant, for screen readers. */
  readonly language: string | undefined;
}

/** A message of the assistant in its layout: heading, text, picture, audio and video. */
export function MessageCard({ message, language }: MessageCardProps) {
  const { heading, text, imageUrl, imageAlt = '', audioUrl, videoUrl, layout } = message;
  const { picture, hasHeading } = getCardLayout(layout);
  const hasPicture = imageUrl !== null && imageUrl !== '' && picture !== 'none';
  const hasVideo = videoUrl !== undefined && videoUrl !== '';
  return (
    <div className={classes.card} lang={language} data-picture={hasPicture ? picture : hasVideo ? 'video' : 'none'}>
      {hasPicture && <MessagePicture url={imageUrl} alternative={imageAlt} />}
      {hasVideo && <MessageVideo url={videoUrl} />}
      <div className={classes.cardWords}>
        {hasHeading && heading !== '' && (
          <p className={classes.heading} dir="auto">
            {heading}
          </p>
        )}
        <MessageText text={text} isFormatted />
        {audioUrl !== undefined && audioUrl !== '' && <MessageAudio url={audioUrl} />}
      </div>
    </div>
  );
}
