/** Waits between tries: from 250 ms, doubling up to 4 s, for about a minute in all. */
const firstWaitMs = 250;
const longestWaitMs = 4000;
const tries = 18;

/**
 * A fetch that asks again for a page's data while the connection is gone, as when a train goes through a tunnel or the
 * server starts anew, or while the server says 503, since its database is away: the framework would put an error screen in the place of what stands there, with everything typed
 * into it. Other requests, and what the page itself gave up, fail as they do.
 */
export function patient(ask: typeof fetch): typeof fetch {
  return async (input, init) => {
    for (let wait = firstWaitMs, left = tries; ; wait = Math.min(wait * 2, longestWaitMs), left--) {
      try {
        const answer = await ask(input, init);
        if (answer.status !== 503 || left === 0 || !isPageData(input, init)) return answer;
        await answer.body?.cancel();
      } catch (error) {
        if (!isPageData(input, init) || init?.signal?.aborted || left === 0) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, wait));
      init?.signal?.throwIfAborted();
    }
  };
}

/** The framework reads the data of a page at the page's path with `.data` behind it. */
function isPageData(input: RequestInfo | URL, init?: RequestInit): boolean {
  if ((init?.method ?? 'GET') !== 'GET' || input instanceof Request) return false;
  return new URL(String(input), location.origin).pathname.endsWith('.data');
}
