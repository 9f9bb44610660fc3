import { createCookie } from 'react-router';
import { appUrl } from '../domain/settings/addresses.ts';

/** One toast that outlives a redirect. Shown once by the root, then gone. */
export interface Toast {
  type: 'success' | 'error' | 'info';
  title: string;
  description?: string;
}

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
  const toast = (await cookie().parse(request.headers.get('cookie'))) as Toast | null;
  return toast ? { toast, header: await cookie().serialize('', { maxAge: 0 }) } : undefined;
}
