import { TopLayer } from '@confab/ui';
import { Suspense, type ComponentType } from 'react';
import { closeModal, useModals, type OpenModal } from './modal-store.ts';
import { modals } from './registry.ts';

/** Shows the open modals, each over the one before; while one is coming those below it stay, and so does the focus in them. */
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
  const Modal = modals[type] as ComponentType<object>;
  return <Modal {...{ ...props, onClose: () => closeModal(id) }} />;
}
