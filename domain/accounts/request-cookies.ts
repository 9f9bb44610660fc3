/** A request's headers as the browser would send them next, after an answer that sets or clears cookies. */
export function cookiesAfter(request: Headers, answer: Headers): Headers {
  const cookies = new Map(
    (request.get('cookie') ?? '')
      .split(/;\s*/)
      .filter(Boolean)
      .map((cookie) => split(cookie)),
  );
  for (const line of answer.getSetCookie()) {
    const [name, value] = split(line.split(';')[0] ?? '');
    if (value && !/;\s*max-age=0\b/i.test(line)) cookies.set(name, value);
    else cookies.delete(name);
  }
  const next = new Headers(request);
  next.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
  return next;
}

/** The value of a request's cookie; undefined if it isn't sent. */
export function cookieIn(request: Headers, name: string): string | undefined {
  const pairs = (request.get('cookie') ?? '').split(/;\s*/).map(split);
  return pairs.find(([own]) => own === name)?.[1];
}

function split(cookie: string): [name: string, value: string] {
  const at = cookie.indexOf('=');
  return [cookie.slice(0, at).trim(), cookie.slice(at + 1)];
}
