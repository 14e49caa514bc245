import './platform/page-policy.ts';
import '@mantine/core/styles.css';
import '@confab/ui/tokens.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createApiClient } from './api/api-client.ts';
import { App } from './app.tsx';
import { getCurrentFlavour } from './session/current-flavour.ts';
import { askToConfirmSignIn } from './session/ask-to-confirm-sign-in.ts';
import { setDevelopmentFlag } from './session/development-flag.ts';
import { clientVersion, logInformation } from './platform/log.ts';
import { unregisterServiceWorkers } from './platform/unregister-service-workers.ts';
import { watchBackButton } from './leave-guard/leave-guard.ts';
import { followSystemPalette } from './session/palette-store.ts';
import { getToken, syncWithOtherTabs, handleRefusedToken } from './session/session-store.ts';
import { watchBuild } from './loading/build.ts';
import { openModal } from './modals/modal-store.ts';
import { syncDocumentLanguage } from './words/language.ts';

const flavour = getCurrentFlavour(location);
setDevelopmentFlag(location.hostname, document.documentElement);
const api = createApiClient({
  getToken,
  onSignedOut: handleRefusedToken,
  confirmSignIn: askToConfirmSignIn,
  onVerificationRequired: () => openModal('verificationRequiredWarning', {}),
});
syncWithOtherTabs();
followSystemPalette();
syncDocumentLanguage();
watchBuild();
watchBackButton();
logInformation(`Client ${clientVersion} has started`);
void unregisterServiceWorkers();
void import('./api/remote-log.ts').then(({ reportClientStart }) =>
  reportClientStart(api, { appName: `confab-${flavour}`, at: location, now: new Date() }),
);
const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
createRoot(root).render(
  <StrictMode>
    <App api={api} flavour={flavour} />
  </StrictMode>,
);
