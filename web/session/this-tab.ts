import { AuthSession, type TabMessage } from './auth-session.ts';

/** The broadcast channel between the tabs of a browser. */
const name = 'sunup-auth';

let session: AuthSession | undefined;
/** Makes the page read its data again. The root sets it. */
let revalidate = () => {};

/** This tab's session, created on first use in a browser. */
export function authSession(): AuthSession {
  if (session) return session;
  const tabs = new BroadcastChannel(name);
  const created = new AuthSession({
    refresh: () =>
      fetch('/api/auth/token?grant_type=refresh_token', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{}',
      }),
    broadcast: (message) => tabs.postMessage(message),
    revalidate: () => revalidate(),
    isVisible: () => !document.hidden,
  });
  tabs.onmessage = ({ data }: MessageEvent<TabMessage>) => created.receive(data);
  document.addEventListener('visibilitychange', () => !document.hidden && void created.onVisible());
  // A page restored from the browser's cache missed everything since.
  addEventListener('pageshow', ({ persisted }) => persisted && revalidate());
  session = created;
  return created;
}

/** Sets how the page reads its data again. */
export function revalidateBy(how: () => void): void {
  revalidate = how;
}
