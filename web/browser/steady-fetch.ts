import { noteAnswer } from './failed-request.ts';
import { intentIn, pathOfData, takeUnsent, type Unsent, unsentAnswer, unsentWords } from './unsent.ts';

/** Waits between attempts to read: from 250 ms, doubling up to 4 s, for about a minute in all. */
const firstWaitMs = 250;
const longestWaitMs = 4000;
const attempts = 18;

/**
 * Wraps the fetch that the framework uses for pages. Without it, a lost connection or a server restart would replace the
 * screen with an error and lose everything typed. Reads of a page's data are repeated while the connection is down or the
 * server answers 503, as it does without its database. A form is sent once. If it doesn't reach the server, the screen
 * stays and `onUnsent` gets the words for a toast. Other requests, and ones that the page aborted, fail as usual.
 */
export function steady(ask: typeof fetch, onUnsent: (unsent: Unsent) => void): typeof fetch {
  return (input, init) => {
    const url = input instanceof Request ? undefined : new URL(String(input), location.origin);
    // The framework reads a page's data and sends its forms at the page's path plus `.data`.
    if (!url?.pathname.endsWith('.data')) return ask(input, init);
    const answer = (init?.method ?? 'GET') === 'GET' ? read(ask, url, init) : send(ask, url, init, onUnsent);
    return answer.then((response) => {
      noteAnswer(response);
      return response;
    });
  };
}

async function read(ask: typeof fetch, url: URL, init: RequestInit | undefined): Promise<Response> {
  for (let wait = firstWaitMs, left = attempts; ; wait = Math.min(wait * 2, longestWaitMs), left--) {
    try {
      const response = await ask(url, init);
      if (response.status !== 503 || left === 0) return response;
      await response.body?.cancel();
    } catch (error) {
      if (init?.signal?.aborted || left === 0) throw error;
    }
    // Waits differ a little, so open pages don't all repeat their requests at the same moment.
    await new Promise((resolve) => setTimeout(resolve, wait * (0.75 + Math.random() / 2)));
    init?.signal?.throwIfAborted();
  }
}

async function send(ask: typeof fetch, url: URL, init: RequestInit | undefined, onUnsent: (unsent: Unsent) => void): Promise<Response> {
  let status: number | undefined;
  // The outcome of an earlier attempt no longer counts.
  takeUnsent(init?.body);
  try {
    const response = await ask(url, init);
    if (!(await isFailure(response))) return response;
    status = response.status;
  } catch (error) {
    if (init?.signal?.aborted) throw error;
  }
  const path = pathOfData(url);
  onUnsent(unsentWords(path, intentIn(init?.body), status));
  return unsentAnswer(path, init?.body);
}

/** True if the server failed. False for an action that answers 5xx or 429 with something to show. */
async function isFailure(response: Response): Promise<boolean> {
  if (response.status < 500 && response.status !== 429) return false;
  if (!response.headers.has('X-Remix-Response')) return true;
  // The framework encodes what an action threw as `{ error: … }`.
  return (await response.clone().text()).startsWith('[{"_1":2},"error"');
}
