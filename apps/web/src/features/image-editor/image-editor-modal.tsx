import { FailureState, ModalFrame, type ModalMessage } from '@confab/ui';
import { useRef, useState } from 'react';
import type { CropperRef } from 'react-advanced-cropper';
import type { ImageEditorProps } from '../../media/media-modals.ts';
import { openModal } from '../../modals/modal-store.ts';
import { useWords } from '../../words/define-words.ts';
import { getZoom, getZoomFactor, toShownAngle } from './editor-state.ts';
import { ImageToolbar } from './image-toolbar.tsx';
import { PictureCropper } from './picture-cropper.tsx';
import { chooseSaveFormat } from './save-format.ts';
import { usePicture } from './use-picture.ts';
import { showState, usePictureHistory } from './use-picture-history.ts';
import { useSavePicture } from './use-save-picture.ts';
import { words } from './words.ts';
import classes from './image-editor.module.css';
import { useMessage } from '../../words/messages.ts';
import type { Message } from '../../words/message.ts';

/** Crops, rotates and flips a picture of the library, and saves it into its asset (A2.75). */
export function ImageEditorModal({ onClose, ...props }: ImageEditorProps & { readonly onClose: () => void }) {
  const say = useWords(words);
  const translate = useMessage();
  const [isBroken, setBroken] = useState(false);
  const cropper = useRef<CropperRef>(null);
  const history = usePictureHistory(cropper);
  const picture = usePicture(props);
  const format = chooseSaveFormat(props.fileName);
  const { isSaving, failure, save } = useSavePicture({ ...props, version: picture.version }, format, say.notSaved);
  const { state, isChanged } = history;
  const angle = toShownAngle(state?.transforms.rotate ?? 0);

  function edit(change: (target: CropperRef) => void) {
    if (!cropper.current) return;
    change(cropper.current);
    history.record();
  }
  function close() {
    if (!isChanged) return onClose();
    return openModal('confirmationModal', {
      title: say.discardTitle,
      message: say.discardText,
      confirmLabel: say.discard,
      onConfirm: onClose,
    });
  }
  function retry() {
    setBroken(false);
    picture.loadAgain();
  }

  const toText = (shown: Message | undefined) => (shown === undefined ? undefined : translate(shown));
  const failed = isBroken ? say.notShown : toText(picture.failure);
  return (
    <ModalFrame
      mode="fullScreen"
      title={say.title}
      subtitle={props.fileName}
      messages={listMessages(format.isCopy ? say.copyNotice(format.fileName) : undefined, toText(failure))}
      isLoading={picture.url === undefined && failed === undefined}
      buttons={[
        { label: say.cancel, kind: 'secondary', onPress: close },
        {
          label: format.isCopy ? say.saveCopy : say.save,
          kind: isChanged && failed === undefined ? 'primary' : 'disabled',
          isLoading: isSaving,
          onPress: () => void save(cropper.current).then((isSaved) => isSaved && onClose()),
        },
      ]}
      onClose={close}
    >
      {failed !== undefined ? (
        <FailureState title={say.notLoaded} message={failed} onRetry={retry} />
      ) : picture.url !== undefined ? (
        <div className={classes.editor} inert={isSaving}>
          <ImageToolbar
            zoom={state ? getZoom(state) : 1}
            angle={angle}
            canUndo={history.canUndo}
            isChanged={isChanged}
            onZoom={(direction) => state && edit((one) => one.zoomImage(getZoomFactor(state, direction)))}
            onRotate={(to) => edit((one) => one.rotateImage(to - angle))}
            onFlip={(way) => edit((one) => one.flipImage(way === 'horizontal', way === 'vertical'))}
            onUndo={history.undo}
            onReset={() => edit((one) => showState(one, one.getDefaultState()))}
          />
          <PictureCropper
            {...{ cropper, state }}
            url={picture.url}
            onError={() => setBroken(true)}
            onChange={history.follow}
            onEdit={history.record}
          />
        </div>
      ) : null}
    </ModalFrame>
  );
}

function listMessages(notice: string | undefined, failure: string | undefined): readonly ModalMessage[] {
  return [
    ...(notice === undefined ? [] : [{ level: 'info', text: notice } as const]),
    ...(failure === undefined ? [] : [{ level: 'error', text: failure } as const]),
  ];
}
