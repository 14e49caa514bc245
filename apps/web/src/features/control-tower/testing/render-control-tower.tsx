import { ModalHost } from '../../../modals/modal-host.tsx';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { ControlTowerPage } from '../control-tower-page.tsx';

/**
 * Renders the page at the current path.
 * @returns the calls that it makes
 */
export function renderControlTower(answers: Parameters<typeof fakeApi>[0]) {
  const { api, made } = fakeApi(answers);
  renderPage(
    api,
    <>
      <main id="main">
        <ControlTowerPage />
      </main>
      <ModalHost />
    </>,
  );
  return made;
}
