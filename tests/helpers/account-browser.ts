import { logIn } from '../../domain/accounts/login.ts';
import { passTwoFactor } from '../../domain/accounts/two-factor-login.ts';
import { type Viewer, viewerOf } from '../../web/session/session.ts';
import { password } from './signed-in.ts';

let addresses = 0;
/** A browser with an address of its own. Its cookies follow the responses. */
export class AccountBrowser {
  readonly #cookies = new Map<string, string>();
  readonly address = `198.51.100.${++addresses}`;
  readonly #userAgent: string;
  constructor(userAgent = '') {
    this.#userAgent = userAgent;
  }
  get headers(): Headers {
    return new Headers({ 'user-agent': this.#userAgent, cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ') });
  }
  take(answer: Headers | undefined): void {
    for (const cookie of answer?.getSetCookie() ?? []) {
      const [pair = ''] = cookie.split(';');
      const name = pair.slice(0, pair.indexOf('='));
      if (/max-age=0/i.test(cookie)) this.#cookies.delete(name);
      else this.#cookies.set(name, pair.slice(pair.indexOf('=') + 1));
    }
  }
  async logIn(email: string, typed = password) {
    const result = await logIn({ email, password: typed }, this);
    this.take(result.ok ? result.headers : result.challenge);
    return result;
  }
  async pass(kind: 'app' | 'backup', code: string, trustDevice = false) {
    const result = await passTwoFactor({ kind, code, trustDevice }, this);
    if (result.ok) this.take(result.headers);
    return result;
  }
  viewer = (): Promise<Viewer | undefined> => viewerOf(this.headers);
}
