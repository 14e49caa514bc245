import '@fontsource-variable/inter/index.css';
import '@mantine/core/styles.css';
import '@confab/ui/tokens.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createApiClient } from './api/api-client.ts';
import { App } from './app.tsx';
import { currentFlavour } from './flavours/flavour.ts';
import { currentToken, signedOut } from './session/session-store.ts';

const flavour = currentFlavour(location, sessionStorage);
const api = createApiClient({ getToken: currentToken, onSignedOut: signedOut });
const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
createRoot(root).render(
  <StrictMode>
    <App api={api} flavour={flavour} />
  </StrictMode>,
);
