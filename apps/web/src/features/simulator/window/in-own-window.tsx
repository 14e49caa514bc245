import { useEditingSession } from '../../../editing/index.ts';
import { showToast } from '../../../toasts/index.ts';
import { useWords } from '../../../words/define-words.ts';
import { placeSimulator } from '../placement.ts';
import { useSimulator } from '../simulator-context.tsx';
import { SimulatorHostProvider, type SimulatorHost } from '../simulator-host.tsx';
import { SimulatorParts } from '../simulator-parts.tsx';
import { words } from '../words.ts';
import { OwnWindow } from './own-window.tsx';

/** The simulator in a window of the browser; beside the canvas when the browser refuses to open one. */
export function InOwnWindow({ host }: { readonly host: SimulatorHost }) {
  const say = useWords(words);
  const simulator = useSimulator();
  const session = useEditingSession();
  const projectName = session.getItem(session.projectId)?.displayName ?? '';
  const windowHost: SimulatorHost = {
    ...host,
    onOpen(itemId, path) {
      host.onOpen(itemId, path);
      window.focus();
    },
  };

  function moveBeside() {
    placeSimulator('side');
    showToast({ text: { message: say.windowBlocked } });
  }

  /** The key of the editor that restarts the conversation. */
  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !event.shiftKey || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void simulator.start();
  }

  return (
    <OwnWindow
      title={`${say.modalTitle} – ${projectName}`}
      onClose={host.onClose}
      onBlocked={moveBeside}
      onKeyDown={handleKey}
    >
      <SimulatorHostProvider value={windowHost}>
        <SimulatorParts />
      </SimulatorHostProvider>
    </OwnWindow>
  );
}
