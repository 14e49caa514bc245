import { Button } from '@mantine/core';
import { openModal } from '../../../../modals/modal-store.ts';
import { getCurrentFlavour } from '../../../../session/current-flavour.ts';
import { useWords } from '../../../../words/define-words.ts';
import classes from '../details.module.css';
import type { PreviewProps } from './image-preview.tsx';
import { words } from '../../words.ts';

interface TextActionsProps extends PreviewProps {
  readonly kind: 'html' | 'text' | 'javascript' | 'typescript';
  readonly text: string;
  /** Whether the text has changes that are not saved. */
  readonly hasDraft: boolean;
  readonly isSaving: boolean;
  readonly onChange: (text: string) => void;
  /** Receives the text of an open editor as it changes, and undefined when the editor is closed. */
  readonly onType: (text: string | undefined) => void;
  readonly onSave: () => void;
  readonly onDismiss: () => void;
}

/**
 * Edit, Save and Cancel of a text. Scripts are edited in the Pro product only (A2.89, P6.12); who may not write a file
 * can open HTML and scripts to read them.
 */
export function TextActions(props: TextActionsProps) {
  const { asset, item, kind, text, hasDraft, isSaving, onChange, onType, onSave, onDismiss } = props;
  const say = useWords(words);
  const isPro = getCurrentFlavour(location) === 'pro';
  const isScript = kind === 'javascript' || kind === 'typescript';
  const canEdit = item.permission.writeContents && (!isScript || isPro);
  const apply = canEdit ? { onApply: onChange, onType } : {};
  return (
    <div className={classes.actions}>
      {kind === 'html' && canEdit && (
        <Action
          label={say.visualEdit}
          onPress={() => openModal('wysiwyg', { html: text, onApply: onChange, onType })}
        />
      )}
      {kind === 'html' && (
        <Action
          label={canEdit ? say.rawEdit : say.openReadOnly}
          onPress={() => openModal('html', { html: text, ...apply })}
        />
      )}
      {kind === 'text' && canEdit && (
        <Action label={say.edit} onPress={() => openModal('textFileEditor', { ...asset, fileName: item.name })} />
      )}
      {isScript && isPro && (
        <Action
          label={canEdit ? say.edit : say.openReadOnly}
          onPress={() => openModal('javascript', { code: text, language: kind, ...apply })}
        />
      )}
      {hasDraft && (
        <>
          <Button size="compact-sm" loading={isSaving} onClick={onSave}>
            {say.save}
          </Button>
          <Action label={say.cancel} onPress={onDismiss} />
        </>
      )}
    </div>
  );
}

function Action({ label, onPress }: { readonly label: string; readonly onPress: () => void }) {
  return (
    <Button size="compact-sm" variant="default" onClick={onPress}>
      {label}
    </Button>
  );
}
