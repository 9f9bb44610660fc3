import type { AuthUser, Session } from '../../domain/accounts/schema.ts';

export type AuthEvent = 'SIGNED_IN' | 'SIGNED_OUT' | 'TOKEN_REFRESHED' | 'USER_UPDATED' | 'PASSWORD_RECOVERY' | 'MFA_CHALLENGE_VERIFIED';

/** The session of this browser, as the server reported it. */
export interface SessionView {
  user: AuthUser;
  aal: 'aal1' | 'aal2';
}

export type AuthState = { status: 'loading' } | { status: 'signed out' } | ({ status: 'signed in' } & SessionView);

/** A message between tabs: an event, or `HELLO` when a page has opened, and who is logged in there. Never a token. */
export interface TabMessage {
  event: AuthEvent | 'HELLO';
  userId: string | null;
}

/** A view older than this is read again before it's trusted. */
export const staleMs = 120_000;
/** Access tokens are refreshed this long before they expire. */
const aheadMs = 60_000;
/** A failed refresh is repeated after 200 ms, doubled each time, for seven attempts in all. */
const firstWaitMs = 200;
const attempts = 7;

/** What the session needs from the browser tab. */
interface Tab {
  /** POST of the refresh call. */
  refresh: () => Promise<Response>;
  /** Sends a message to the other tabs. */
  broadcast: (message: TabMessage) => void;
  /** Makes the page read its data again. The result arrives through `adopt`. */
  revalidate: () => void;
  /** False for a hidden tab, which lets its token expire. */
  isVisible: () => boolean;
}

/**
 * Who is logged in, in this tab's memory only. The server reports it with each page and each refresh. Messages from other tabs are
 * never trusted; they only make this tab ask the server.
 */
export class AuthSession {
  state: AuthState = { status: 'loading' };
  readonly #tab: Tab;
  readonly #listeners = new Set<(event: AuthEvent) => void>();
  /** When the server last reported who is logged in. */
  #readAt = 0;
  /** When this tab or another last refreshed the session. The next refresh is scheduled from here. */
  #refreshedAt = 0;
  #token: { value: string; endsAt: number } | undefined;
  #refreshing: Promise<AuthState> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(tab: Tab) {
    this.#tab = tab;
  }

  /** Calls the listener with events until the returned function is called. */
  on(listener: (event: AuthEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Stores what the server reported with a page: who is logged in, or null. */
  adopt(view: SessionView | null): void {
    const before = this.state;
    this.#readAt = Date.now();
    this.#refreshedAt = this.#readAt;
    this.state = view ? { status: 'signed in', user: view.user, aal: view.aal } : { status: 'signed out' };
    if (before.status === 'loading') this.#tab.broadcast({ event: 'HELLO', userId: view?.user.id ?? null });
    else for (const event of changes(before, this.state)) this.#emit(event);
    if (!view || (before.status === 'signed in' && before.user.id !== view.user.id)) this.#token = undefined;
    this.#schedule();
  }

  /** The state, read from the server again if it's older than two minutes. */
  async trusted(): Promise<AuthState> {
    const isOld = Date.now() - this.#readAt > staleMs;
    return this.state.status === 'signed in' && isOld ? this.refresh() : this.state;
  }

  /** An access token for others, who check it against our key set; undefined when logged out. */
  async accessToken(): Promise<string | undefined> {
    if (this.state.status === 'signed in' && (!this.#token || this.#token.endsAt - Date.now() < aheadMs)) await this.refresh();
    return this.#token && this.#token.endsAt > Date.now() ? this.#token.value : undefined;
  }

  /** Requests a new access token, which also extends the session. Simultaneous callers share one request. */
  refresh(): Promise<AuthState> {
    this.#refreshing ??= this.#tryRefresh().finally(() => {
      this.#refreshing = undefined;
    });
    return this.#refreshing;
  }

  /** Reports that a reset link was opened in this tab. */
  recovering(): void {
    this.#emit('PASSWORD_RECOVERY');
  }

  /** Handles a message from another tab. If someone else is logged in there, this tab asks the server. */
  receive({ event, userId }: TabMessage): void {
    if (this.state.status === 'loading') return;
    const own = this.state.status === 'signed in' ? this.state.user.id : null;
    if (userId !== own || event === 'USER_UPDATED' || event === 'MFA_CHALLENGE_VERIFIED') this.#tab.revalidate();
    else if (event === 'TOKEN_REFRESHED' || event === 'PASSWORD_RECOVERY') this.#notify(event);
  }

  #notify(event: AuthEvent): void {
    if (event === 'TOKEN_REFRESHED') {
      this.#refreshedAt = Date.now();
      this.#schedule();
    }
    for (const listener of this.#listeners) listener(event);
  }

  /** Checks the state when the tab becomes visible again. */
  async onVisible(): Promise<void> {
    await this.trusted();
    this.#schedule();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#listeners.clear();
  }

  async #tryRefresh(): Promise<AuthState> {
    for (let n = 0; n < attempts && this.state.status !== 'signed out'; n++) {
      if (n > 0) await new Promise((resolve) => setTimeout(resolve, firstWaitMs * 2 ** (n - 1)));
      const response = await this.#tab.refresh().catch(() => undefined);
      if (response?.ok) return this.#applyRefresh((await response.json()) as Session);
      if (response?.status === 401) {
        this.adopt(null);
        this.#tab.revalidate();
        break;
      }
      if (response && response.status < 500 && response.status !== 429) break;
    }
    return this.state;
  }

  #applyRefresh(session: Session): AuthState {
    // Logged out while the request was under way.
    if (this.state.status !== 'signed in') return this.state;
    const { aal } = this.state;
    this.adopt({ user: session.user, aal });
    this.#token = { value: session.access_token, endsAt: session.expires_at * 1000 };
    this.#emit('TOKEN_REFRESHED');
    return this.state;
  }

  /** Refreshes a minute before the token expires. A hidden tab refreshes when it becomes visible. */
  #schedule(): void {
    clearTimeout(this.#timer);
    if (this.state.status !== 'signed in') return;
    this.#timer = setTimeout(
      () => {
        if (this.#tab.isVisible()) void this.refresh();
      },
      tokenMs - aheadMs - (Date.now() - this.#refreshedAt),
    );
  }

  #emit(event: AuthEvent): void {
    this.#tab.broadcast({ event, userId: this.state.status === 'signed in' ? this.state.user.id : null });
    for (const listener of this.#listeners) listener(event);
  }
}

/** Lifetime of an access token (domain/accounts/auth.ts). */
const tokenMs = 300_000;

/** The events between two states that the server reported. */
function changes(before: AuthState, after: AuthState): AuthEvent[] {
  if (after.status !== 'signed in') return before.status === 'signed in' ? ['SIGNED_OUT'] : [];
  const passed: AuthEvent[] = after.aal === 'aal2' ? ['MFA_CHALLENGE_VERIFIED'] : [];
  if (before.status !== 'signed in') return ['SIGNED_IN', ...passed];
  if (before.user.id !== after.user.id) return ['SIGNED_OUT', 'SIGNED_IN', ...passed];
  const isUpdated = JSON.stringify(before.user) !== JSON.stringify(after.user);
  return [...(isUpdated ? (['USER_UPDATED'] as const) : []), ...(before.aal === 'aal1' ? passed : [])];
}
