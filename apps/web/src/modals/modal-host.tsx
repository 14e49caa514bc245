import { TopLayer } from '@confab/ui';
import { Suspense, type ComponentType } from 'react';
import { closeModal, useModals, type OpenModal } from './modal-store.ts';
import './common-modals.ts';
import { getModal } from './registry.ts';

/** Renders the open modals, the last on top. While a modal loads, those below it stay and keep the focus. */
export function ModalHost() {
  const opened = useModals((state) => state.opened);
  return opened.map((modal) => (
    <TopLayer key={modal.id} value={modal === opened.at(-1)}>
      <Suspense fallback={null}>
        <ModalContent {...modal} />
      </Suspense>
    </TopLayer>
  ));
}

function ModalContent({ id, type, props }: OpenModal) {
  // openModal has paired the type with its properties.
  const Modal = getModal(type) as ComponentType<object>;
  return <Modal {...{ ...props, onClose: () => closeModal(id) }} />;
}
