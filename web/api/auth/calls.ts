import type { Hono } from 'hono';
import { keySet } from '../../../domain/accounts/access-token.ts';
import { refuse } from './answers.ts';
import { addFactorCalls } from './factors.ts';
import { addIdentityCalls } from './identities.ts';
import { addMailedCalls } from './mailed.ts';
import { addTokenCalls } from './token.ts';
import { addUserCalls } from './user.ts';

/**
 * Adds the standard auth calls under /api/auth: JSON in, JSON out, refusals as {error_code, message}. They call the same functions
 * as the screens' forms. The session cookie decides what a call may do. The access token is for others, who check it against the
 * key set.
 */
export function addAuthCalls(app: Hono): void {
  app.use('/api/auth/*', async (context, next) => {
    context.header('Cache-Control', 'no-store');
    context.header('X-Content-Type-Options', 'nosniff');
    await next();
  });
  addTokenCalls(app);
  addMailedCalls(app);
  addUserCalls(app);
  addIdentityCalls(app);
  addFactorCalls(app);
  app.get('/api/auth/.well-known/jwks.json', async (context) => {
    context.header('Cache-Control', 'public, max-age=300');
    return context.json(await keySet());
  });
  app.all('/api/auth/*', (context) => refuse(context, 'not_found'));
}
