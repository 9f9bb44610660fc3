import { createCookie } from 'react-router';
import { z } from 'zod';
import { appUrl } from '../domain/settings/addresses.ts';

const toastSchema = z.object({ type: z.enum(['success', 'error', 'info']), title: z.string(), description: z.string().optional() });

/** One toast that outlives a redirect. Shown once by the root, then gone. */
export type Toast = z.infer<typeof toastSchema>;

function cookie() {
  const secure = appUrl().startsWith('https://');
  return createCookie(secure ? '__Host-toast' : 'toast', { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: 60 });
}

/** Header that shows a toast on the next page. */
export async function flashHeader(toast: Toast): Promise<string> {
  return cookie().serialize(toast);
}

/** The toast waiting in a request, with the header that forgets it. */
export async function takeFlash(request: Request): Promise<{ toast: Toast; header: string } | undefined> {
  const { data: toast } = toastSchema.safeParse(await cookie().parse(request.headers.get('cookie')));
  return toast ? { toast, header: await cookie().serialize('', { maxAge: 0 }) } : undefined;
}
