import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { connectChat } from './chat-connection.ts';
import { ChatPage } from './chat-page.tsx';
import { chatLanguageOf, ChatWordsProvider } from './chat-words.tsx';
import { connectHost } from './host-bridge.ts';
import { mayStore, memoryOfHost } from './host-memory.ts';
import { readPageSettings } from './page-settings.ts';
import { wearAccent } from './wear-accent.ts';
import './chat.css';

// The page stands at /channels/chat/{projectId}/{stage}, and its assistant listens at the same address.
const settings = readPageSettings(window.location);
const spoken = chatLanguageOf([settings.language, ...navigator.languages]);
const host = connectHost(window, settings.hostOrigin);
wearAccent(settings.colour);
document.documentElement.lang = spoken;
void begin();

async function begin() {
  const memory = host && !mayStore() ? await memoryOfHost(host) : undefined;
  const connection = connectChat(settings.address, {
    language: settings.language ?? navigator.language.split('-')[0],
    apart: settings.hostOrigin,
    isKnown: true,
    memory,
  });
  const place = document.getElementById('chat');
  if (!place) return;
  createRoot(place).render(
    <StrictMode>
      <ChatWordsProvider language={spoken}>
        <ChatPage
          connection={connection}
          isBeta={settings.stage === 'beta'}
          title={settings.title}
          host={host}
          isPopUp={settings.isPopUp}
        />
      </ChatWordsProvider>
    </StrictMode>,
  );
}
