import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** Opening and closing the editor's panels changes only the address, so it loads nothing and works without a connection. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const isPanel = /\/editor$/.test(nextUrl.pathname) && currentUrl.search !== nextUrl.search;
  return isPanel && withoutPanel(currentUrl) === withoutPanel(nextUrl) ? false : defaultShouldRevalidate;
}

function withoutPanel({ pathname, search }: URL): string {
  const rest = new URLSearchParams(search);
  for (const name of ['panel', 'card']) rest.delete(name);
  return `${pathname}?${rest}`;
}
