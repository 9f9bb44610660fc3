import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Whoever is signed in at the provider. */
export interface ProviderPerson {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
  name?: string;
}

export interface OidcProvider {
  settings: { issuer: string; clientId: string; clientSecret: string; name: string };
  /** Whoever says yes at the provider from now on; undefined says no. */
  person: ProviderPerson | undefined;
  /** Wrong claims for the next ID token. An undefined claim is left out. */
  lie: Record<string, unknown>;
  /** Wrong claims for the user info. */
  userInfoLie: Record<string, unknown>;
  /** Whether the token endpoint leaves out the ID token. */
  keepsIdToken: boolean;
  stop: () => Promise<void>;
}

const clientId = 'sunup';
const clientSecret = 'hush';

/** A small OpenID Connect provider that speaks the wire format: discovery, code flow with PKCE and nonce, RS256, user info. */
export async function startOidcProvider(): Promise<OidcProvider> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const codes = new Map<string, { person: ProviderPerson; redirectUri: string; challenge: string; nonce: string | null }>();
  const tokens = new Map<string, ProviderPerson>();
  const part = (data: object) => Buffer.from(JSON.stringify(data)).toString('base64url');
  const sign = (claims: object) => {
    const body = `${part({ alg: 'RS256', kid: 'k1', typ: 'JWT' })}.${part(claims)}`;
    return `${body}.${createSign('RSA-SHA256').update(body).sign(privateKey).toString('base64url')}`;
  };
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', provider.settings.issuer);
    const json = (body: unknown, status = 200) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    if (url.pathname === '/.well-known/openid-configuration') return json(discovery(provider.settings.issuer));
    if (url.pathname === '/jwks') return json({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'k1', alg: 'RS256', use: 'sig' }] });
    if (url.pathname === '/authorize') return response.writeHead(302, { Location: authorize(url) }).end();
    if (url.pathname === '/token') {
      const answer = exchange(await formOf(request), request.headers.authorization);
      return json(answer ?? { error: 'invalid_grant' }, answer ? 200 : 400);
    }
    const person = tokens.get((request.headers.authorization ?? '').replace('Bearer ', ''));
    return url.pathname === '/userinfo' && person ? json({ ...person, ...provider.userInfoLie }) : json({ error: 'not found' }, 404);
  });

  function authorize(url: URL): string {
    const ask = url.searchParams;
    const redirectUri = ask.get('redirect_uri') ?? '';
    const back = new URL(redirectUri);
    back.searchParams.set('state', ask.get('state') ?? '');
    const challenge = ask.get('code_challenge');
    const isWhole =
      ask.get('client_id') === clientId &&
      ask.get('response_type') === 'code' &&
      ask.get('scope')?.split(' ').includes('openid') &&
      ask.get('code_challenge_method') === 'S256' &&
      challenge &&
      ask.get('state');
    if (!isWhole) back.searchParams.set('error', 'invalid_request');
    else if (!provider.person) back.searchParams.set('error', 'access_denied');
    else {
      const code = randomBytes(16).toString('hex');
      codes.set(code, { person: provider.person, redirectUri, challenge, nonce: ask.get('nonce') });
      back.searchParams.set('code', code);
    }
    return back.href;
  }

  function exchange(form: URLSearchParams, authorization: string | undefined): object | undefined {
    const [id, secret] = authorization?.startsWith('Basic ')
      ? Buffer.from(authorization.slice(6), 'base64').toString().split(':').map(decodeURIComponent)
      : [form.get('client_id'), form.get('client_secret')];
    const kept = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!kept || id !== clientId || secret !== clientSecret) return undefined;
    if (kept.challenge !== challenge || kept.redirectUri !== form.get('redirect_uri')) return undefined;
    const accessToken = randomBytes(16).toString('hex');
    tokens.set(accessToken, kept.person);
    const now = Math.floor(Date.now() / 1000);
    const standard = {
      iss: provider.settings.issuer,
      aud: clientId,
      iat: now,
      exp: now + 300,
      ...(kept.nonce ? { nonce: kept.nonce } : {}),
    };
    return {
      access_token: accessToken,
      token_type: 'Bearer',
      expires_in: 300,
      ...(provider.keepsIdToken ? {} : { id_token: sign({ ...standard, ...kept.person, ...provider.lie }) }),
    };
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider: OidcProvider = {
    settings: { issuer, clientId, clientSecret, name: 'Acme' },
    person: undefined,
    lie: {},
    userInfoLie: {},
    keepsIdToken: false,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return provider;
}

function discovery(issuer: string): object {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    userinfo_endpoint: `${issuer}/userinfo`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
  };
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return new URLSearchParams(Buffer.concat(chunks).toString());
}
