import { randomUUID } from 'node:crypto';
import { createCookie } from 'react-router';
import { z } from 'zod';
import { appUrl } from '../domain/settings/addresses.ts';

const toastSchema = z.object({ type: z.enum(['success', 'error', 'info']), title: z.string(), description: z.string().optional() });
const waitingSchema = toastSchema.extend({ id: z.uuid() });

/** One toast that outlives a redirect. */
export type Toast = z.infer<typeof toastSchema>;
/** A toast that waits to be shown: it waits until a page says by its id that it was, or for a minute. */
export type WaitingToast = z.infer<typeof waitingSchema>;

function cookie() {
  const secure = appUrl().startsWith('https://');
  return createCookie(secure ? '__Host-toast' : 'toast', { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: 60 });
}

/** Header that shows a toast on the next page. */
export async function flashHeader(toast: Toast): Promise<string> {
  return cookie().serialize({ ...toast, id: randomUUID() });
}

/** The toast waiting in a request. Reading leaves it there: a page may be read and given up before it is shown. */
export async function waitingToast(cookies: string | null): Promise<WaitingToast | undefined> {
  return waitingSchema.safeParse(await cookie().parse(cookies)).data;
}

/** Header that forgets a toast that was shown, unless another one waits by now. */
export async function forgetHeader(cookies: string | null, id: string): Promise<string | undefined> {
  return (await waitingToast(cookies))?.id === id ? cookie().serialize('', { maxAge: 0 }) : undefined;
}
