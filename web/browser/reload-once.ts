import { recall, remember } from './browser-memory.ts';

const key = 'reloaded';
/** Waits between questions whether the server is there: from 250 ms, doubling up to 4 s. */
const firstWaitMs = 250;
const longestWaitMs = 4000;

/**
 * Reloads this page, unless it was already reloaded for the same build: a file that's missing for another reason would make it
 * reload forever. Returns false then, and if the browser can't store that.
 */
export function reloadOnce(build = ''): boolean {
  const page = `${build} ${location.href}`;
  if (recall('sessionStorage', key) === page || !remember('sessionStorage', key, page)) return false;
  location.reload();
  return true;
}

/** Resolves when the server answers. Without a connection, a reload would replace the page with nothing. */
export async function serverAnswers(): Promise<void> {
  for (let wait = firstWaitMs; ; wait = Math.min(wait * 2, longestWaitMs)) {
    const answer = await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}
