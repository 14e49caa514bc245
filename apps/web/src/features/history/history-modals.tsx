import { TopLayer } from '@confab/ui';
import { CompareItemModal, type ComparedItem } from './compare/compare-item-modal.tsx';
import { CompareProjectModal, type ComparedStates } from './compare/compare-project-modal.tsx';
import { RollBackModal } from './roll-back-modal.tsx';
import { SaveNamedModal } from './save-named-modal.tsx';
import type { RollbackRequest } from './use-roll-back.ts';

/** The modals of the history. */
export type HistoryModal =
  | ({ readonly type: 'compareItem' } & ComparedItem)
  | ({ readonly type: 'compareProject' } & ComparedStates)
  | { readonly type: 'saveNamed'; readonly itemId: string }
  | ({ readonly type: 'rollBack'; readonly name: string } & RollbackRequest);

interface HistoryModalsProps {
  readonly opened: readonly HistoryModal[];
  readonly onOpen: (modal: HistoryModal) => void;
  readonly onClose: () => void;
}

/** Renders the opened modals in a stack, inside the provider of the editing session that they read. */
export function HistoryModals({ opened, onOpen, onClose }: HistoryModalsProps) {
  return opened.map((modal, at) => (
    // Modals are added and removed only at the top, so the index is a stable key.
    <TopLayer key={at} value={at === opened.length - 1}>
      {modal.type === 'compareItem' && <CompareItemModal {...modal} onClose={onClose} />}
      {modal.type === 'compareProject' && <CompareProjectModal {...modal} onOpen={onOpen} onClose={onClose} />}
      {modal.type === 'saveNamed' && <SaveNamedModal itemId={modal.itemId} onClose={onClose} />}
      {modal.type === 'rollBack' && <RollBackModal {...modal} onClose={onClose} />}
    </TopLayer>
  ));
}
