import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { connectChat, type PublicConnection } from './conversation/chat-connection.ts';
import { ChatPage } from './chat-page.tsx';
import { chooseChatLanguage, ChatWordsProvider } from './chat-words.tsx';
import { connectHost } from './host/host-bridge.ts';
import { canStore, createHostMemory } from './host/host-memory.ts';
import { readPageSettings } from './page-settings.ts';
import './chat.css';

// The page and the calls to its assistant share the path /channels/chat/{projectId}/{stage}.
const settings = readPageSettings(window.location);
const host = connectHost(window, settings.hostOrigin);
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
      <PublicChat connection={connection} />
    </StrictMode>,
  );
}

/** The chat with its words in the language that the visitor chose, else that of the site or the browser. */
function PublicChat({ connection }: { readonly connection: PublicConnection }) {
  const [chosen, setChosen] = useState(connection.chosenLanguage);
  const language = chooseChatLanguage([chosen, settings.language, ...navigator.languages]);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <ChatWordsProvider language={language}>
      <ChatPage
        connection={connection}
        isBeta={settings.stage === 'beta'}
        title={settings.title}
        colour={settings.colour}
        host={host}
        isPopUp={settings.isPopUp}
        onLanguage={setChosen}
      />
    </ChatWordsProvider>
  );
}
