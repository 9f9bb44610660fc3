import { AuthSession, type TabMessage } from './auth-session.ts';

/** The channel on which the tabs of a browser tell each other. */
const name = 'sunup-auth';

let session: AuthSession | undefined;
/** What has the page ask the server again; the root sets it. */
let reread = () => {};

/** This tab's session. Made on first use, in a browser. */
export function authSession(): AuthSession {
  if (session) return session;
  const tabs = new BroadcastChannel(name);
  const made = new AuthSession({
    refresh: () =>
      fetch('/api/auth/token?grant_type=refresh_token', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{}',
      }),
    tell: (message) => tabs.postMessage(message),
    reread: () => reread(),
    isVisible: () => !document.hidden,
  });
  tabs.onmessage = ({ data }: MessageEvent<TabMessage>) => made.hear(data);
  document.addEventListener('visibilitychange', () => !document.hidden && void made.look());
  // A page that the browser kept and shows again knows nothing of what happened since.
  addEventListener('pageshow', ({ persisted }) => persisted && reread());
  session = made;
  return made;
}

/** Says how the page asks the server again who is signed in. */
export function rereadBy(how: () => void): void {
  reread = how;
}
