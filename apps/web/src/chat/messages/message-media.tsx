import { useState } from 'react';
import { useChatWords } from '../chat-words.tsx';
import classes from './message-media.module.css';
import { Icon } from '../icons.tsx';
import { findVideoSource } from './find-video-source.ts';

/** The picture of a message, or a text in its place when it cannot be loaded. */
export function MessagePicture({ url, alternative }: { readonly url: string; readonly alternative: string }) {
  const words = useChatWords();
  const [failed, setFailed] = useState('');
  if (failed === url) return <p className={classes.noPicture}>{alternative || words.noPicture}</p>;
  return <img className={classes.picture} src={url} alt={alternative} onError={() => setFailed(url)} />;
}

/** The audio of a message. */
export function MessageAudio({ url }: { readonly url: string }) {
  const words = useChatWords();
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- the text of the message is the transcript
  return <audio className={classes.audio} src={url} controls preload="none" aria-label={words.audio} />;
}

/**
 * The video of a message. A video of a platform is requested only when it is played, so that the platform does not
 * learn of the visit before.
 */
export function MessageVideo({ url }: { readonly url: string }) {
  const words = useChatWords();
  const [isPlaying, setPlaying] = useState(false);
  const source = findVideoSource(url);
  if (!source) return null;
  if (source.kind === 'file')
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the text of the message describes the video
    return <video className={classes.video} src={source.url} controls preload="metadata" aria-label={words.video} />;
  if (source.kind === 'link')
    return (
      <a className={classes.videoLink} href={source.url} target="_blank" rel="noopener noreferrer">
        <Icon name="play" />
        {words.playVideo}
        <small>{source.host}</small>
      </a>
    );
  if (isPlaying)
    return (
      <iframe
        className={classes.video}
        src={source.url}
        title={words.video}
        allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
        allowFullScreen
        referrerPolicy="strict-origin"
        // oxlint-disable-next-line react/iframe-missing-sandbox -- the frame has another origin, so it cannot remove its sandbox
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      />
    );
  return (
    <button type="button" className={classes.poster} onClick={() => setPlaying(true)}>
      <span className={classes.playSign}>
        <Icon name="play" />
      </span>
      {words.playFrom(source.host)}
    </button>
  );
}
