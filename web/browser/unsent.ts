/** The toast about a form that didn't reach the server. */
export interface Unsent {
  title: string;
  description: string;
}

/** Toast titles in fixed words, by the form's path and, if a path has several forms, its intent. */
const titles: Record<string, string> = {
  '/auth login': 'Login failed',
  '/auth signup': 'Signup failed',
  '/logout': 'Logout failed',
  '/verify-email resend': 'Failed to resend verification email',
};

let count = 0;
/** Contents of forms that didn't reach the server, until `takeUnsent` reads them. */
const unsentForms = new Set<string>();

/** How many forms didn't reach the server since the page opened. Compare it before and after to know whether a form was sent. */
export function unsentCount(): number {
  return count;
}

/** True if the last attempt to send a form with these fields didn't reach the server. Returns true once per attempt. */
export function takeUnsent(fields: RequestInit['body']): boolean {
  return isForm(fields) && unsentForms.delete(contentOf(fields));
}

/** A form's fields as text. Files are represented by their name. */
function contentOf(fields: FormData | URLSearchParams): string {
  return JSON.stringify([...fields].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]));
}

/**
 * The response to a form when the server can't be reached. The screen stays as it is, with everything typed. The 503 keeps
 * the framework from reloading the page's data, which would fail too. A form whose action is another path gets a redirect
 * back to this page, with a hash so it doesn't reload data either.
 */
export function unsentAnswer(path: string, body?: RequestInit['body']): Response {
  count += 1;
  if (isForm(body)) unsentForms.add(contentOf(body));
  if (path === location.pathname) {
    // The framework's encoding of `{ data: undefined }`, the answer of an action that returns nothing.
    return new Response('[{"_1":-7},"data"]', { status: 503, headers: { 'X-Remix-Response': 'yes', 'Content-Type': 'text/x-script' } });
  }
  const here = location.pathname + location.search + (location.hash || '#content');
  return new Response(null, { status: 204, headers: { 'X-Remix-Redirect': here, 'X-Remix-Status': '302', 'X-Remix-Replace': 'true' } });
}

/** Words for the toast about a form that didn't reach the server. `status` is the server's, if it answered at all. */
export function unsentWords(path: string, intent: string | undefined, status: number | undefined): Unsent {
  const title = titles[`${path} ${intent}`] ?? titles[path];
  const offline = status === undefined && !navigator.onLine;
  if (title) return { title, description: offline ? 'You’re offline. Check your connection and try again.' : reasonOf(status) };
  if (offline) return { title: 'You’re offline', description: `${keptNote} Try again when you’re back.` };
  if (status === undefined)
    return { title: 'We couldn’t reach the server', description: `${keptNote} Check your connection and try again.` };
  return { title: 'We couldn’t save this', description: `${keptNote} Please try again in a minute.` };
}

const keptNote = 'Everything you entered is still here.';

function reasonOf(status: number | undefined): string {
  if (status === undefined) return 'We couldn’t reach the server. Check your connection and try again.';
  return 'Our server didn’t answer. Please try again in a minute.';
}

/** The path of the page that this data address belongs to. */
export function pathOfData(url: URL): string {
  return url.pathname.replace(/_?\.data$/, '') || '/';
}

/** The `intent` field of a form's body, if it has one. */
export function intentIn(body: RequestInit['body']): string | undefined {
  if (!isForm(body)) return undefined;
  const intent = body.get('intent');
  return typeof intent === 'string' ? intent : undefined;
}

function isForm(body: RequestInit['body']): body is URLSearchParams | FormData {
  return body instanceof URLSearchParams || body instanceof FormData;
}
