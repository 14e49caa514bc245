import { TopLayer } from '@confab/ui';
import { CompareItemModal, type ComparedItem } from './compare/compare-item-modal.tsx';
import { CompareProjectModal, type ComparedStates } from './compare/compare-project-modal.tsx';
import { GoBackModal } from './go-back-modal.tsx';
import { SaveNamedModal } from './save-named-modal.tsx';
import type { BackTo } from './use-go-back.ts';

/** What a history opens over itself. */
export type HistoryModal =
  | ({ readonly type: 'compareItem' } & ComparedItem)
  | ({ readonly type: 'compareProject' } & ComparedStates)
  | { readonly type: 'saveNamed'; readonly itemId: string }
  | ({ readonly type: 'goBack'; readonly name: string } & BackTo);

interface HistoryModalsProps {
  readonly opened: readonly HistoryModal[];
  readonly onOpen: (modal: HistoryModal) => void;
  readonly onClose: () => void;
}

/** They stand inside the open project, whose names and drafts they show; each over the one before. */
export function HistoryModals({ opened, onOpen, onClose }: HistoryModalsProps) {
  return opened.map((modal, at) => (
    // What is opened is put on top and taken from there: a place is always the same modal.
    <TopLayer key={at} value={at === opened.length - 1}>
      {modal.type === 'compareItem' && <CompareItemModal {...modal} onClose={onClose} />}
      {modal.type === 'compareProject' && <CompareProjectModal {...modal} onOpen={onOpen} onClose={onClose} />}
      {modal.type === 'saveNamed' && <SaveNamedModal itemId={modal.itemId} onClose={onClose} />}
      {modal.type === 'goBack' && <GoBackModal {...modal} onClose={onClose} />}
    </TopLayer>
  ));
}
