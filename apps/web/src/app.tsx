import { UiProvider } from '@confab/ui';
import type { Flavour } from '@confab/model';
import { Suspense } from 'react';
import { Redirect, Route, Router, Switch, useLocation } from 'wouter';
import type { ApiClient } from './api/api-client.ts';
import { ApiProvider } from './api/api-context.tsx';
import { SignInPage } from './features/sign-in/index.ts';
import { onSignOut } from './session/sign-out-cleanup.ts';
import { takeMailedSecret } from './session/mailed-secret.ts';
import { usePalette } from './session/palette-store.ts';
import { useSession } from './session/session-store.ts';
import { CrashBoundary } from './shell/crash/crash-boundary.tsx';
import { guardedNavigation } from './leave-guard/leave-guard.ts';
import { rememberPath, takeRememberedPath } from './session/remembered-path.ts';
import { Splash } from './shell/start/splash.tsx';
import { TranslatedUi } from './shell/design-system/translated-ui.tsx';
import { Unreachable } from './loading/unreachable.tsx';
import { loadOtherSites, useStartUp } from './shell/start/use-start-up.ts';
import { lazyView } from './loading/lazy-view.tsx';
import { IsStartPage } from './words/messages.ts';

let wasSignedIn = false;

// The page itself contains only what a signed-out person needs.
const SignedIn = lazyView(async () => {
  wasSignedIn = true;
  const [{ SignedIn: page }, { closeOverlays: forgetShell }] = await Promise.all([
    import('./shell/signed-in.tsx'),
    import('./shell/close-overlays.ts'),
  ]);
  onSignOut(forgetShell);
  return page;
});
const AskAccountSite = lazyView(async () => (await loadOtherSites()).AskAccountSite);
const OpenSitePage = lazyView(async () => (await loadOtherSites()).OpenSitePage);
const PasswordResetPage = lazyView(async () => (await import('./features/password-reset/index.ts')).PasswordResetPage);
const RevertEmailPage = lazyView(async () => (await import('./features/revert-email/index.ts')).RevertEmailPage);
const WelcomePage = lazyView(async () => (await import('./features/welcome/index.ts')).WelcomePage);

// Before any other request: a link's secret leaves the address (ACC-8).
takeMailedSecret();

const styleNonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
// The scroll lock of modals adds a style element and reads its nonce here.
Object.assign(globalThis, { __webpack_nonce__: styleNonce });

/** The client of every site. */
export function App({ api, flavour }: { readonly api: ApiClient; readonly flavour: Flavour }) {
  const palette = usePalette((state) => state.palette);
  return (
    <UiProvider palette={palette} styleNonce={styleNonce}>
      <ApiProvider client={api}>
        <CrashBoundary>
          <Suspense fallback={<Splash />}>
            <TranslatedUi>
              <Router aroundNav={guardedNavigation}>
                <Pages flavour={flavour} />
              </Router>
            </TranslatedUi>
          </Suspense>
        </CrashBoundary>
      </ApiProvider>
    </UiProvider>
  );
}

function Pages({ flavour }: { readonly flavour: Flavour }) {
  const { state, retry } = useStartUp();
  const status = useSession((session) => session.status);
  if (state === 'failed') return <Unreachable isPage onRetry={retry} />;
  if (state === 'starting' || status === 'checking') return <Splash />;
  return (
    <IsStartPage value={status !== 'signedIn'}>
      <Switch>
        <Route path="/welcome">
          <WelcomePage />
        </Route>
        <Route path="/passwordReset">
          <PasswordResetPage />
        </Route>
        <Route path="/revertEmail">
          <RevertEmailPage />
        </Route>
        {flavour === 'my' && (
          <Route path="/openSite">
            <OpenSitePage />
          </Route>
        )}
        <Route path="/login">{status === 'signedIn' ? <AfterSignIn /> : <SignIn flavour={flavour} />}</Route>
        <Route path="/*?">{status === 'signedIn' ? <SignedIn flavour={flavour} /> : <ToSignIn />}</Route>
      </Switch>
    </IsStartPage>
  );
}

/** Remembers a protected path that was visited while signed out, to return to it after signing in (P2.10). */
function ToSignIn() {
  const [path] = useLocation();
  rememberPath(path + location.search);
  return <Redirect to="/login" replace />;
}

/** The sign-in form; sites other than the account site ask the account site for its sign-in first. */
function SignIn({ flavour }: { readonly flavour: Flavour }) {
  const form = <SignInPage flavour={flavour} />;
  if (flavour === 'my') return form;
  return (
    <AskAccountSite flavour={flavour} wasSignedIn={wasSignedIn}>
      {form}
    </AskAccountSite>
  );
}

function AfterSignIn() {
  return <Redirect to={takeRememberedPath()} replace />;
}
