import { createCookie } from 'react-router';

/** One toast that outlives a redirect. Shown once by the root, then gone. */
export interface Toast {
  type: 'success' | 'error' | 'info';
  title: string;
  description?: string;
}

const cookie = createCookie('toast', { httpOnly: true, sameSite: 'lax', path: '/', maxAge: 60 });

/** Header that shows a toast on the next page. */
export async function flashHeader(toast: Toast): Promise<string> {
  return cookie.serialize(toast);
}

/** The toast waiting in a request, with the header that forgets it. */
export async function takeFlash(request: Request): Promise<{ toast: Toast; header: string } | undefined> {
  const toast = (await cookie.parse(request.headers.get('cookie'))) as Toast | null;
  return toast ? { toast, header: await cookie.serialize('', { maxAge: 0 }) } : undefined;
}
