import { TopLayer } from '@confab/ui';
import { Suspense, type ComponentType } from 'react';
import { closeModal, useModals, type OpenModal } from './modal-store.ts';
import { modals } from './registry.ts';

/** Shows the open modals, each over the one before. */
export function ModalHost() {
  const opened = useModals((state) => state.opened);
  return (
    <Suspense fallback={null}>
      {opened.map((modal) => (
        <TopLayer key={modal.id} value={modal === opened.at(-1)}>
          <Shown {...modal} />
        </TopLayer>
      ))}
    </Suspense>
  );
}

function Shown({ id, type, props }: OpenModal) {
  // openModal has paired the type with its properties.
  const Modal = modals[type] as ComponentType<object>;
  return <Modal {...{ ...props, onClose: () => closeModal(id) }} />;
}
