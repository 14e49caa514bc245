import type { CSSProperties, Ref } from 'react';
import { getBackgroundStyle, type CropperRef } from 'react-advanced-cropper';

interface PictureBackgroundProps {
  readonly cropper: Pick<CropperRef, 'getImage' | 'getState' | 'getTransitions'>;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly ref?: Ref<HTMLImageElement>;
}

/** The picture behind the crop area. The group around it has a name, so the picture itself has none. */
export function PictureBackground({ cropper, className, style, ref }: PictureBackgroundProps) {
  const image = cropper.getImage();
  const state = cropper.getState();
  if (!image || !state) return null;
  const position = getBackgroundStyle(image, state, cropper.getTransitions());
  return (
    <img
      {...(ref ? { ref } : {})}
      className={`advanced-cropper-background-image ${className ?? ''}`}
      src={image.src}
      alt=""
      draggable={false}
      style={{ ...position, ...style }}
    />
  );
}
