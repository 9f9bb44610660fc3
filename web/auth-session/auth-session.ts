import type { AuthUser, Session } from '../../domain/accounts/schema.ts';

/** Seed section 4. */
export type AuthEvent = 'SIGNED_IN' | 'SIGNED_OUT' | 'TOKEN_REFRESHED' | 'USER_UPDATED' | 'PASSWORD_RECOVERY' | 'MFA_CHALLENGE_VERIFIED';

/** What the server said of this browser's session. */
export interface SessionView {
  user: AuthUser;
  aal: 'aal1' | 'aal2';
}

export type AuthState = { status: 'loading' } | { status: 'signed out' } | ({ status: 'signed in' } & SessionView);

/** What a tab tells the others: an event, or `HELLO` when a page has opened; with who is signed in there. Never a token. */
export interface TabMessage {
  event: AuthEvent | 'HELLO';
  userId: string | null;
}

/** A view older than this is asked for again before it is trusted (seed section 9). */
export const staleMs = 120_000;
/** Refreshed by itself this long before an access token ends. */
const aheadMs = 60_000;
/** Waits between tries to refresh: 200 ms, doubled each time (seed section 9), seven tries in all. */
const firstWaitMs = 200;
const tries = 7;

interface Surroundings {
  /** POST of the refresh call. */
  refresh: () => Promise<Response>;
  /** Sends to the other tabs. */
  tell: (message: TabMessage) => void;
  /** Has the page ask the server again who is signed in; what it hears comes in by `adopt`. */
  reread: () => void;
  /** Whether somebody may be looking. A hidden tab lets its token end. */
  isVisible: () => boolean;
}

/**
 * Who is signed in, as this tab knows it: in memory alone, told by the server with each page and by refreshing. What other
 * tabs say is a hint to ask the server, never believed.
 */
export class AuthSession {
  state: AuthState = { status: 'loading' };
  private readonly around: Surroundings;
  private readonly listeners = new Set<(event: AuthEvent) => void>();
  /** When the server said who is signed in. */
  private toldAt = 0;
  /** When the session was last refreshed by this tab or another, from which the next refresh is planned. */
  private refreshedAt = 0;
  private token: { value: string; endsAt: number } | undefined;
  private refreshing: Promise<AuthState> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(around: Surroundings) {
    this.around = around;
  }

  /** Hears events until the returned function is called. */
  on(listener: (event: AuthEvent) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Takes what the server said with a page: whoever is signed in, or null. */
  adopt(view: SessionView | null): void {
    const before = this.state;
    this.toldAt = Date.now();
    this.refreshedAt = this.toldAt;
    this.state = view ? { status: 'signed in', user: view.user, aal: view.aal } : { status: 'signed out' };
    if (before.status === 'loading') this.around.tell({ event: 'HELLO', userId: view?.user.id ?? null });
    else for (const event of changes(before, this.state)) this.emit(event);
    if (!view || (before.status === 'signed in' && before.user.id !== view.user.id)) this.token = undefined;
    this.schedule();
  }

  /** The state, asked of the server again when it is older than two minutes. */
  async trusted(): Promise<AuthState> {
    const isOld = Date.now() - this.toldAt > staleMs;
    return this.state.status === 'signed in' && isOld ? this.refresh() : this.state;
  }

  /** An access token for others who check it with our key set; undefined when signed out. */
  async accessToken(): Promise<string | undefined> {
    if (this.state.status === 'signed in' && (!this.token || this.token.endsAt - Date.now() < aheadMs)) await this.refresh();
    return this.token && this.token.endsAt > Date.now() ? this.token.value : undefined;
  }

  /** Asks the server for a new access token; the session lasts longer by it. Several callers at once share one request. */
  refresh(): Promise<AuthState> {
    this.refreshing ??= this.tryRefresh().finally(() => {
      this.refreshing = undefined;
    });
    return this.refreshing;
  }

  /** A reset link was opened here. */
  recovering(): void {
    this.emit('PASSWORD_RECOVERY');
  }

  /** Hears another tab. When it knows somebody else to be signed in, this one asks the server. */
  hear({ event, userId }: TabMessage): void {
    if (this.state.status === 'loading') return;
    const own = this.state.status === 'signed in' ? this.state.user.id : null;
    if (userId !== own || event === 'USER_UPDATED' || event === 'MFA_CHALLENGE_VERIFIED') this.around.reread();
    else if (event === 'TOKEN_REFRESHED' || event === 'PASSWORD_RECOVERY') this.pass(event);
  }

  private pass(event: AuthEvent): void {
    if (event === 'TOKEN_REFRESHED') {
      this.refreshedAt = Date.now();
      this.schedule();
    }
    for (const listener of this.listeners) listener(event);
  }

  /** Somebody looks at this tab again. */
  async look(): Promise<void> {
    await this.trusted();
    this.schedule();
  }

  close(): void {
    clearTimeout(this.timer);
    this.listeners.clear();
  }

  private async tryRefresh(): Promise<AuthState> {
    for (let n = 0; n < tries && this.state.status !== 'signed out'; n++) {
      if (n > 0) await new Promise((resolve) => setTimeout(resolve, firstWaitMs * 2 ** (n - 1)));
      const response = await this.around.refresh().catch(() => undefined);
      if (response?.ok) return this.renewed((await response.json()) as Session);
      if (response?.status === 401) {
        this.adopt(null);
        this.around.reread();
        break;
      }
      if (response && response.status < 500 && response.status !== 429) break;
    }
    return this.state;
  }

  private renewed(session: Session): AuthState {
    // Signed out here while the answer was on its way.
    if (this.state.status !== 'signed in') return this.state;
    const { aal } = this.state;
    this.adopt({ user: session.user, aal });
    this.token = { value: session.access_token, endsAt: session.expires_at * 1000 };
    this.emit('TOKEN_REFRESHED');
    return this.state;
  }

  /** Refreshes a minute before a token of now would end. A hidden tab does when it is looked at. */
  private schedule(): void {
    clearTimeout(this.timer);
    if (this.state.status !== 'signed in') return;
    this.timer = setTimeout(
      () => {
        if (this.around.isVisible()) void this.refresh();
      },
      tokenMs - aheadMs - (Date.now() - this.refreshedAt),
    );
  }

  private emit(event: AuthEvent): void {
    this.around.tell({ event, userId: this.state.status === 'signed in' ? this.state.user.id : null });
    for (const listener of this.listeners) listener(event);
  }
}

/** Life of an access token (domain/accounts/auth.ts). */
const tokenMs = 300_000;

/** What has happened between two things the server said. */
function changes(before: AuthState, after: AuthState): AuthEvent[] {
  if (after.status !== 'signed in') return before.status === 'signed in' ? ['SIGNED_OUT'] : [];
  const passed: AuthEvent[] = after.aal === 'aal2' ? ['MFA_CHALLENGE_VERIFIED'] : [];
  if (before.status !== 'signed in') return ['SIGNED_IN', ...passed];
  if (before.user.id !== after.user.id) return ['SIGNED_OUT', 'SIGNED_IN', ...passed];
  const isUpdated = JSON.stringify(before.user) !== JSON.stringify(after.user);
  return [...(isUpdated ? (['USER_UPDATED'] as const) : []), ...(before.aal === 'aal1' ? passed : [])];
}
