import { redirect } from 'react-router';
import { v7 } from 'uuid';
import { z } from 'zod';
import { hostCookie } from './host-cookie.ts';

const toastSchema = z.object({ type: z.enum(['success', 'error', 'info']), title: z.string(), description: z.string().optional() });
const waitingSchema = toastSchema.extend({ id: z.uuid() });

/** A toast that is shown after a redirect. */
export type Toast = z.infer<typeof toastSchema>;
/** A toast that waits until a page acknowledges it by its ID, for up to a minute. */
export type WaitingToast = z.infer<typeof waitingSchema>;

/** Each toast has a cookie of its own: an acknowledgment may arrive late and must not clear a newer toast. */
const cookie = (id: string) => hostCookie(`toast-${id}`, 60);

/** Header that shows a toast on the next page. */
export async function flashHeader(toast: Toast): Promise<string> {
  const id = v7();
  return cookie(id).serialize({ ...toast, id });
}

/** Redirects to a page that shows a toast. `headers` are sent along, such as those of a login. */
export async function redirectWithToast(path: string, toast: Toast, headers = new Headers()): Promise<Response> {
  headers.append('Set-Cookie', await flashHeader(toast));
  return redirect(path, { headers });
}

/** The newest toast waiting in a request. Reading doesn't remove it, because a page may be loaded and abandoned before it's shown. */
export async function waitingToast(cookies: string | null): Promise<WaitingToast | undefined> {
  for (const id of waitingIds(cookies).toSorted().toReversed()) {
    const toast = waitingSchema.safeParse(await cookie(id).parse(cookies)).data;
    if (toast?.id === id) return toast;
  }
  return undefined;
}

/** Headers that remove a toast that was shown, and older ones. */
export async function forgetHeaders(cookies: string | null, shownId: string): Promise<string[]> {
  const old = waitingIds(cookies).filter((id) => id <= shownId);
  return Promise.all(old.map((id) => cookie(id).serialize('', { maxAge: 0 })));
}

/** IDs of waiting toasts. They sort by time (UUIDv7). */
function waitingIds(cookies: string | null): string[] {
  return [...(cookies ?? '').matchAll(/(?:^|;\s*)(?:__Host-)?toast-([0-9a-f-]{36})=/g)].map(([, id = '']) => id);
}
