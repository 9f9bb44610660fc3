import { logIn } from '../../domain/accounts/accounts.ts';
import { passTwoFactor } from '../../domain/accounts/second-factor-login.ts';
import { codeAt } from '../../domain/accounts/totp.ts';
import { type Viewer, viewerOf } from '../../web/session.ts';
import { password } from './signed-in.ts';

let addresses = 0;
/** A browser at an address of its own: its cookies follow what it is answered. */
export class AccountBrowser {
  private readonly cookies = new Map<string, string>();
  readonly address = `198.51.100.${++addresses}`;
  private readonly userAgent: string;
  constructor(userAgent = '') {
    this.userAgent = userAgent;
  }
  get headers(): Headers {
    return new Headers({ 'user-agent': this.userAgent, cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') });
  }
  take(answer: Headers | undefined): void {
    for (const cookie of answer?.getSetCookie() ?? []) {
      const [pair = ''] = cookie.split(';');
      const name = pair.slice(0, pair.indexOf('='));
      if (/max-age=0/i.test(cookie)) this.cookies.delete(name);
      else this.cookies.set(name, pair.slice(pair.indexOf('=') + 1));
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

/** An authenticator app that was given a secret as text. A code is taken once; the next step's is taken early. */
export function appOf(text: string) {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))).toString();
  return { now: () => codeAt(secret, new Date()), in: (seconds: number) => codeAt(secret, new Date(Date.now() + seconds * 1000)) };
}
