import { StrictMode, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { connectChat, type PublicConnection } from './conversation/chat-connection.ts';
import { ChatPage } from './chat-page.tsx';
import { ChatWordsProvider } from './chat-words.tsx';
import { getBrowserPlace } from '../platform/browser-place.ts';
import { connectHost } from './host/host-bridge.ts';
import { canStore, createHostMemory } from './host/host-memory.ts';
import { readPageSettings } from './page-settings.ts';
import { loadPageWords, type PageWords } from './page-words.ts';
import './chat.css';

// The page and the calls to its assistant share the path /channels/chat/{projectId}/{stage}.
const settings = readPageSettings(window.location);
const host = connectHost(window, settings.hostOrigin);
void start();

async function start() {
  const memory = host && !canStore() ? await createHostMemory(host) : undefined;
  const connection = connectChat(settings.address, {
    language: settings.language ?? navigator.language.split('-')[0],
    place: getBrowserPlace(),
    scope: settings.hostOrigin,
    isKnown: true,
    memory,
  });
  const place = document.getElementById('chat');
  if (!place) return;
  const words = await loadWords(connection.chosenLanguage);
  createRoot(place).render(
    <StrictMode>
      <PublicChat connection={connection} firstWords={words} />
    </StrictMode>,
  );
}

/** Loads the words of the language that was chosen, else the language of the site or the browser. */
function loadWords(chosen: string | undefined): Promise<PageWords> {
  return loadPageWords([chosen, settings.language, ...navigator.languages]);
}

interface PublicChatProps {
  readonly connection: PublicConnection;
  readonly firstWords: PageWords;
}

/** The chat, whose words follow the language in which the conversation continues. */
function PublicChat({ connection, firstWords }: PublicChatProps) {
  const [{ language, words }, setWords] = useState(firstWords);
  const spoken = useRef<string>(undefined);
  async function follow(next: string) {
    spoken.current = next;
    const loaded = await loadWords(next);
    // The words of an earlier change may arrive later.
    if (spoken.current === next) setWords(loaded);
  }
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <ChatWordsProvider language={words}>
      <ChatPage
        connection={connection}
        isBeta={settings.stage === 'beta'}
        title={settings.title}
        colour={settings.colour}
        host={host}
        isPopUp={settings.isPopUp}
        onLanguage={(next) => void follow(next)}
      />
    </ChatWordsProvider>
  );
}
