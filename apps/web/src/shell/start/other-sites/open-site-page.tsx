import { signInCalls } from '@confab/contracts';
import { Button, Group } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import { Redirect } from 'wouter';
import { ApiFailure } from '../../../api/api-client.ts';
import { useApi } from '../../../api/api-context.tsx';
import { SwitchAccountButton } from '../../../features/log-out/index.ts';
import { EntryCard, FormMessage } from '../../../features/sign-in/index.ts';
import { useInstallation } from '../../../session/installation.ts';
import { rememberPath } from '../../../session/remembered-path.ts';
import { useSession } from '../../../session/session-store.ts';
import { useWords } from '../../../words/define-words.ts';
import { Splash } from '../splash.tsx';
import { createAnswerAddress, readSiteRequest, toRepeatedPath, type SiteRequest } from './site-request.ts';
import { words } from './words.ts';
import { getFallback, type Message } from '../../../words/message.ts';

interface OpenSitePageProps {
  /** Leaves for an address without an entry in the history; tests observe it. */
  readonly leave?: (address: URL) => void;
}

/** Once the person is signed out, the page itself leads to the login. */
const stayHere = () => undefined;

const leavePage = (address: URL) => location.replace(address);

/**
 * The account site's answer to another site: a person who is signed in here is signed in there by a one-time code.
 * Others sign in first and return. It leads only to sites of the installation.
 */
export function OpenSitePage({ leave = leavePage }: OpenSitePageProps) {
  const sites = useInstallation((state) => state.misc?.sites);
  const isSignedIn = useSession(({ status }) => status === 'signedIn');
  const [request] = useState(() => readSiteRequest(location.search, sites));
  if (!request) return <Redirect to="/" replace />;
  return isSignedIn ? <Answer request={request} leave={leave} /> : <SignInFirst request={request} />;
}

function SignInFirst({ request }: { readonly request: SiteRequest }) {
  useState(() => rememberPath(toRepeatedPath(request)));
  useEffect(() => useSession.setState({ failure: undefined }), []);
  return <Redirect to="/login" replace />;
}

interface AnswerProps {
  readonly request: SiteRequest;
  readonly leave: (address: URL) => void;
}

function Answer({ request, leave }: AnswerProps) {
  const say = useWords(words);
  const api = useApi();
  const email = useSession(({ signIn }) => signIn?.email ?? '');
  const [failure, setFailure] = useState<Message>();
  const { site, state, needsClick } = request;

  const createAddress = useCallback(async () => {
    if (state === undefined) return createAnswerAddress(request, '');
    const { code } = await api.call(signInCalls.createHandover, { body: { site, state } });
    return createAnswerAddress(request, code);
  }, [api, request, site, state]);
  useEffect(() => {
    if (!needsClick) createAddress().then(leave, (error: unknown) => setFailure(getMessage(error)));
  }, [createAddress, leave, needsClick]);

  function tryAgain() {
    setFailure(undefined);
    createAddress().then(leave, (error: unknown) => setFailure(getMessage(error)));
  }

  if (!needsClick && failure === undefined) return <Splash />;
  return (
    <EntryCard heading={say.heading} sub={say.signedInAs(email)}>
      <FormMessage message={failure} />
      <Group>
        <Button onClick={tryAgain}>{failure === undefined ? say.continue : say.retry}</Button>
        <SwitchAccountButton label={say.switchAccount} openNext={stayHere} />
      </Group>
    </EntryCard>
  );
}

function getMessage(error: unknown): Message {
  return error instanceof ApiFailure ? error : getFallback(signInCalls.createHandover);
}
