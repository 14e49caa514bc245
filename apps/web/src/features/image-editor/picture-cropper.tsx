import { useId, type KeyboardEvent, type RefObject } from 'react';
import { Cropper, type CropperRef, type CropperState } from 'react-advanced-cropper';
import 'react-advanced-cropper/dist/style.css';
import { useWords } from '../../words/define-words.ts';
import { cropMinPx } from './editor-state.ts';
import { PictureBackground } from './picture-background.tsx';
import { words } from './words.ts';
import classes from './image-editor.module.css';

interface PictureCropperProps {
  readonly cropper: RefObject<CropperRef | null>;
  /** The address of the picture in this page. */
  readonly url: string;
  readonly state: CropperState | undefined;
  readonly onError: () => void;
  /** Called when the picture is loaded and while the crop area is dragged. */
  readonly onChange: () => void;
  /** Called after a drag or a key. */
  readonly onEdit: () => void;
}

/** One press of an arrow key, in pixels of the picture. */
const keyStepPx = 10;
const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The picture with its crop area, which is dragged with a pointer or moved with the arrow keys. */
export function PictureCropper({ cropper, url, state, onError, onChange, onEdit }: PictureCropperProps) {
  const say = useWords(words);
  const hintId = useId();
  const { left = 0, top = 0, width = 0, height = 0 } = state?.coordinates ?? {};
  const [x, y, w, h] = [Math.round(left), Math.round(top), Math.round(width), Math.round(height)];

  function handleKey(event: KeyboardEvent) {
    const direction = directions[event.key];
    if (!direction || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const step = event.altKey ? 1 : keyStepPx;
    const [right, down] = [direction[0] * step, direction[1] * step];
    const change = event.shiftKey
      ? { width: Math.max(cropMinPx, width + right), height: Math.max(cropMinPx, height + down) }
      : { left: left + right, top: top + down };
    cropper.current?.setCoordinates(change, { transitions: false });
    onEdit();
  }

  return (
    <div className={classes.stage}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the crop area is changed with the arrow keys */}
      <div
        className={classes.picture}
        role="group"
        aria-label={`${say.cropArea}: ${say.cropSize(w, h)} (${say.cropPlace(x, y)})`}
        aria-describedby={hintId}
        // The crop area is changed with the arrow keys.
        tabIndex={0}
        data-autofocus
        onKeyDown={handleKey}
      >
        <Cropper
          ref={cropper}
          className={classes.cropper ?? ''}
          src={url}
          backgroundComponent={PictureBackground}
          minWidth={cropMinPx}
          minHeight={cropMinPx}
          defaultCoordinates={({ imageSize }: CropperState) => ({ left: 0, top: 0, ...imageSize })}
          transitions={false}
          // Browsers turn pictures by their orientation themselves, and the policy of the page forbids fetching a blob.
          checkOrientation={false}
          crossOrigin={false}
          onError={onError}
          onChange={onChange}
          onInteractionEnd={onEdit}
        />
      </div>
      <p className={classes.hint} id={hintId}>
        {say.cropKeys}
      </p>
      <output className={classes.size} aria-live="polite">
        {say.cropSize(w, h)}
      </output>
    </div>
  );
}
