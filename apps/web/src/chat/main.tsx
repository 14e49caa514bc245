import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { connectChat } from './conversation/chat-connection.ts';
import { ChatPage } from './chat-page.tsx';
import { chooseChatLanguage, ChatWordsProvider } from './chat-words.tsx';
import { connectHost } from './host/host-bridge.ts';
import { canStore, createHostMemory } from './host/host-memory.ts';
import { readPageSettings } from './page-settings.ts';
import './chat.css';

// The page and the calls to its assistant share the path /channels/chat/{projectId}/{stage}.
const settings = readPageSettings(window.location);
const interfaceLanguage = chooseChatLanguage([settings.language, ...navigator.languages]);
const host = connectHost(window, settings.hostOrigin);
document.documentElement.lang = interfaceLanguage;
void start();

async function start() {
  const memory = host && !canStore() ? await createHostMemory(host) : undefined;
  const connection = connectChat(settings.address, {
    language: settings.language ?? navigator.language.split('-')[0],
    scope: settings.hostOrigin,
    isKnown: true,
    memory,
  });
  const place = document.getElementById('chat');
  if (!place) return;
  createRoot(place).render(
    <StrictMode>
      <ChatWordsProvider language={interfaceLanguage}>
        <ChatPage
          connection={connection}
          isBeta={settings.stage === 'beta'}
          title={settings.title}
          colour={settings.colour}
          host={host}
          isPopUp={settings.isPopUp}
        />
      </ChatWordsProvider>
    </StrictMode>,
  );
}
