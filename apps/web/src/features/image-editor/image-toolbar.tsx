import { IconButton } from '@confab/ui';
import { Divider, Text } from '@mantine/core';
import {
  IconArrowBackUp,
  IconFlipHorizontal,
  IconFlipVertical,
  IconRefresh,
  IconRotate2,
  IconRotateClockwise2,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react';
import { useWords } from '../../words/define-words.ts';
import { rotationStep } from './editor-state.ts';
import { RotationField } from './rotation-field.tsx';
import { words } from './words.ts';
import classes from './image-editor.module.css';

interface ImageToolbarProps {
  /** 1 when the whole picture just fits. */
  readonly zoom: number;
  /** In degrees. */
  readonly angle: number;
  readonly canUndo: boolean;
  readonly isChanged: boolean;
  readonly onZoom: (direction: 1 | -1) => void;
  /** Rotates to an angle in degrees. */
  readonly onRotate: (angle: number) => void;
  readonly onFlip: (direction: 'horizontal' | 'vertical') => void;
  readonly onUndo: () => void;
  readonly onReset: () => void;
}

const icon = { size: 18, 'aria-hidden': true } as const;

/** Every action of the image editor as a button (A2.77 to A2.80). */
export function ImageToolbar({ zoom, angle, canUndo, isChanged, ...actions }: ImageToolbarProps) {
  const say = useWords(words);
  const { onZoom, onRotate, onFlip, onUndo, onReset } = actions;
  const percent = Math.round(zoom * 100);
  return (
    <div className={classes.toolbar} role="toolbar" aria-label={say.tools}>
      <IconButton label={say.zoomOut} icon={<IconZoomOut {...icon} />} onClick={() => onZoom(-1)} />
      <Text size="xs" className={classes.zoom ?? ''} aria-label={say.zoom(percent)} role="status">
        {percent} %
      </Text>
      <IconButton label={say.zoomIn} icon={<IconZoomIn {...icon} />} onClick={() => onZoom(1)} />
      <Divider orientation="vertical" />
      <IconButton
        label={say.rotateLeft}
        icon={<IconRotate2 {...icon} />}
        onClick={() => onRotate(angle - rotationStep)}
      />
      <RotationField angle={angle} onRotate={onRotate} />
      <IconButton
        label={say.rotateRight}
        icon={<IconRotateClockwise2 {...icon} />}
        onClick={() => onRotate(angle + rotationStep)}
      />
      <Divider orientation="vertical" />
      <IconButton
        label={say.flipHorizontal}
        icon={<IconFlipHorizontal {...icon} />}
        onClick={() => onFlip('horizontal')}
      />
      <IconButton label={say.flipVertical} icon={<IconFlipVertical {...icon} />} onClick={() => onFlip('vertical')} />
      <Divider orientation="vertical" />
      <IconButton label={say.undo} icon={<IconArrowBackUp {...icon} />} disabled={!canUndo} onClick={onUndo} />
      <IconButton label={say.reset} icon={<IconRefresh {...icon} />} disabled={!isChanged} onClick={onReset} />
    </div>
  );
}
