import { createContext, type RouterContextProvider } from 'react-router';
import { actsAsAdmin } from '../domain/accounts/accounts.ts';
import { auth } from '../domain/accounts/auth.ts';
import type { AuthUser } from '../domain/accounts/schema.ts';

/** A signed-in person as the screens see them: the seed's auth user, and whether they act as an admin in this session. */
export interface Viewer {
  user: AuthUser;
  isAdmin: boolean;
}

/** Set by the root middleware for every request. */
export const viewerContext = createContext<Viewer | null>(null);
export const nonceContext = createContext<string>('');
export const clientAddressContext = createContext<string>('unknown');

/** Whoever the session cookie proves, read from the database on every request. */
export async function viewerOf(headers: Headers): Promise<Viewer | undefined> {
  if (!headers.get('cookie')?.includes('session=')) return undefined;
  const session = await auth().api.getSession({ headers });
  if (!session) return undefined;
  const user = session.user as typeof session.user & { firstName?: string; lastName?: string; emailConfirmedAt?: Date | null };
  return {
    isAdmin: await actsAsAdmin(user.id, session.session.id),
    user: {
      id: user.id,
      email: user.email,
      email_confirmed_at: user.emailVerified ? new Date(user.emailConfirmedAt ?? user.updatedAt).toISOString() : null,
      first_name: user.firstName ?? '',
      last_name: user.lastName ?? '',
      identities: ['email'],
      factors: [],
    },
  };
}

/** The signed-in person of a guarded route. The branch's guard has made sure there is one. */
export function viewerIn(context: Readonly<RouterContextProvider>): Viewer {
  const viewer = context.get(viewerContext);
  if (!viewer) throw new Response('Sign in first.', { status: 401 });
  return viewer;
}

/** Who asks, for verbs that limit and set cookies. */
export function askerIn(request: Request, context: Readonly<RouterContextProvider>): { address: string; headers: Headers } {
  return { address: context.get(clientAddressContext), headers: request.headers };
}
