import './platform/page-policy.ts';
import '@mantine/core/styles.css';
import '@confab/ui/tokens.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createApiClient } from './api/api-client.ts';
import { App } from './app.tsx';
import { currentFlavour } from './flavours/current-flavour.ts';
import { unregisterServiceWorkers } from './platform/service-workers.ts';
import { followSystem } from './session/palette-store.ts';
import { currentToken, followOtherTabs, tokenRefused } from './session/session-store.ts';
import { openModal } from './shell/modals/modal-store.ts';
import { followLanguage } from './words/language.ts';

const flavour = currentFlavour(location, sessionStorage);
const api = createApiClient({
  getToken: currentToken,
  onSignedOut: tokenRefused,
  onVerificationRequired: () => openModal('verificationRequired', {}),
});
followOtherTabs();
followSystem();
followLanguage();
void unregisterServiceWorkers();
void import('./platform/remote-log.ts').then(({ reportStart }) =>
  reportStart(api, { appName: `confab-${flavour}`, at: location, now: new Date() }),
);
const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
createRoot(root).render(
  <StrictMode>
    <App api={api} flavour={flavour} />
  </StrictMode>,
);
