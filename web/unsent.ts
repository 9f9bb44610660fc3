/** What a screen says about a form that didn't reach us. */
export interface Unsent {
  title: string;
  description: string;
}

/** Titles that the seed fixes (section 8), by the form's path and, where a path has several forms, its intent. */
const titles: Record<string, string> = {
  '/auth login': 'Login failed',
  '/auth signup': 'Signup failed',
  '/logout': 'Logout failed',
  '/verify-email resend': 'Failed to resend verification email',
};

let count = 0;

/** How many forms were cut off since the page opened. A component that compares it before and after knows whether its own was sent. */
export function unsentCount(): number {
  return count;
}

/**
 * Answers a form in place of a server that can't be reached: the screen stays as it is, with everything typed. The status
 * keeps the page from reading its data again, which would fail the same way. A form that leads to another page comes back
 * to the one it was sent from, as to a place on it, for the same reason.
 */
export function unsentAnswer(path: string): Response {
  count += 1;
  if (path === location.pathname) {
    // The framework's own encoding of `{ data: undefined }`, what an action answers that has nothing to say.
    return new Response('[{"_1":-7},"data"]', { status: 503, headers: { 'X-Remix-Response': 'yes', 'Content-Type': 'text/x-script' } });
  }
  const here = location.pathname + location.search + (location.hash || '#content');
  return new Response(null, { status: 204, headers: { 'X-Remix-Redirect': here, 'X-Remix-Status': '302', 'X-Remix-Replace': 'true' } });
}

/** The toast about a form that was cut off. `status` is the server's, if there was an answer at all. */
export function unsentWords(path: string, intent: string | undefined, status: number | undefined): Unsent {
  const title = titles[`${path} ${intent}`] ?? titles[path];
  const offline = status === undefined && !navigator.onLine;
  if (title) return { title, description: offline ? 'You’re offline. Check your connection and try again.' : reasonOf(status) };
  if (offline) return { title: 'You’re offline', description: `${kept} Try again when you’re back.` };
  if (status === undefined) return { title: 'We couldn’t reach the server', description: `${kept} Check your connection and try again.` };
  return { title: 'We couldn’t save this', description: `${kept} Please try again in a minute.` };
}

const kept = 'Everything you entered is still here.';

function reasonOf(status: number | undefined): string {
  if (status === undefined) return 'We couldn’t reach the server. Check your connection and try again.';
  return 'Our server didn’t answer. Please try again in a minute.';
}

/** The path of the page whose data is at this address. */
export function pathOfData(url: URL): string {
  return url.pathname.replace(/_?\.data$/, '') || '/';
}

/** The `intent` of a form as it's sent, if it names one. */
export function intentIn(body: RequestInit['body']): string | undefined {
  if (!(body instanceof URLSearchParams || body instanceof FormData)) return undefined;
  const intent = body.get('intent');
  return typeof intent === 'string' ? intent : undefined;
}
