import { useState } from 'react';
import { useChatWords } from '../chat-words.tsx';
import classes from './message-media.module.css';
import { Icon } from '../icons.tsx';
import { findVideoSource } from './find-video-source.ts';

/** The picture of a message; where it does not load, that is said in its place. */
export function MessagePicture({ url, alternative }: { readonly url: string; readonly alternative: string }) {
  const words = useChatWords();
  const [failed, setFailed] = useState('');
  if (failed === url) return <p className={classes.noPicture}>{alternative || words.noPicture}</p>;
  return <img className={classes.picture} src={url} alt={alternative} onError={() => setFailed(url)} />;
}

/** A recording of what the assistant says. */
export function MessageAudio({ url }: { readonly url: string }) {
  const words = useChatWords();
  // What is recorded stands beside it as text.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  return <audio className={classes.audio} src={url} controls preload="none" aria-label={words.audio} />;
}

/**
 * A video. One that stands with a platform is asked for only when somebody plays it: until then nobody there learns
 * of the visit.
 */
export function MessageVideo({ url }: { readonly url: string }) {
  const words = useChatWords();
  const [isPlaying, setPlaying] = useState(false);
  const source = findVideoSource(url);
  if (!source) return null;
  if (source.kind === 'file')
    // The words of the message say what the video shows.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
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
        // Of another origin than ours, so it cannot take its own sandbox off.
        // oxlint-disable-next-line react/iframe-missing-sandbox
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
