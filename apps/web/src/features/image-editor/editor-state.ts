import type { CropperState } from 'react-advanced-cropper';

/** The smallest crop, in pixels of the picture (A2.80). */
export const cropMinPx = 10;
/** One press of a zoom button (A2.77). */
const zoomStep = 0.1;
/** One press of a rotation button, in degrees (A2.78). */
export const rotationStep = 45;
/** Bounds of the rotation field, in degrees (A2.79). */
export const rotationMax = 360;
/** How long the rotation field waits after the last key (A2.79). */
export const rotationPauseMs = 300;

/** The size of the picture on the screen: 1 when all of it just fits. */
export function getZoom({ boundary, imageSize, visibleArea }: CropperState): number {
  if (!visibleArea || visibleArea.width === 0) return 1;
  const fit = Math.min(boundary.width / imageSize.width, boundary.height / imageSize.height);
  return boundary.width / visibleArea.width / fit;
}

/** The factor that takes the zoom to the next step of 0.1 in a direction. */
export function getZoomFactor(state: CropperState, direction: 1 | -1): number {
  const zoom = getZoom(state);
  const next = Math.max(zoomStep, Math.round((zoom + direction * zoomStep) / zoomStep) * zoomStep);
  return next / zoom;
}

/** The angle as it is shown, from -360 to 360 (A2.79). */
export function toShownAngle(angle: number): number {
  return Math.abs(angle) > rotationMax ? angle % rotationMax : angle;
}

/** Reads a typed angle; undefined for text that is not one within the bounds. */
export function readAngle(text: string): number | undefined {
  const angle = Number(text.trim().replace(',', '.'));
  return text.trim() === '' || !Number.isFinite(angle) || Math.abs(angle) > rotationMax ? undefined : angle;
}

/** Whether two states give the same picture. */
export function isSamePicture(one: CropperState, other: CropperState): boolean {
  return toPicture(one) === toPicture(other);
}

function toPicture({ transforms: { rotate, flip }, coordinates }: CropperState): string {
  const { left = 0, top = 0, width = 0, height = 0 } = coordinates ?? {};
  const turned = ((rotate % 360) + 360) % 360;
  return [turned, flip.horizontal, flip.vertical, ...[left, top, width, height].map(Math.round)].join(' ');
}
