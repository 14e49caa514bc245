import { useEffect, type ComponentType, type ReactNode } from 'react';
import { lazyAgain } from './lazy-again.ts';
import { checkBuild, useBuild } from './build.ts';
import { offerReload } from './offer-reload.ts';
import { showToast } from '../toasts/index.ts';
import { toastMessages } from '../words/web-messages.ts';

/**
 * A modal whose code is loaded when it is first opened; it suspends until then. When the code cannot be loaded, as
 * during an outage or after an update, a toast is shown and the modal is closed again; opening it again loads it again.
 */
export function lazyModal<Props extends { readonly onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode;
/** As above, for a component of modals that is closed in another way. */
export function lazyModal<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  close: (props: Props) => void,
): (props: Props) => ReactNode;
export function lazyModal<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  // Only modals with `onClose` leave this out, as the first signature says.
  close: (props: Props) => void = (props) => (props as { readonly onClose?: () => void }).onClose?.(),
): (props: Props) => ReactNode {
  const modal = lazyAgain<Props>(load, NotOpened);

  return function LazyModal(props: Props) {
    const Modal: ComponentType<Props> = modal.get();
    return <Modal {...props} />;
  };

  function NotOpened(props: Props) {
    useEffect(() => {
      void showReason();
      modal.forget();
      close(props);
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- it gives up once; its properties are new at each rendering
    }, []);
    return null;
  }
}

async function showReason() {
  await checkBuild();
  if (useBuild.getState().isOutdated) offerReload();
  else showToast({ kind: 'error', text: toastMessages.notOpened });
}
