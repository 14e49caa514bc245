import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { connectChat } from './chat-connection.ts';
import { ChatPage } from './chat-page.tsx';
import './chat.css';

// The page stands at /channels/chat/{projectId}/{stage}, and its assistant listens at the same address.
const address = window.location.pathname.replace(/\/+$/, '');
const stage = address.split('/').at(-1) ?? '';
const place = document.getElementById('chat');
if (place) {
  createRoot(place).render(
    <StrictMode>
      <ChatPage connection={connectChat(address)} isBeta={stage.toLowerCase() === 'beta'} />
    </StrictMode>,
  );
}
