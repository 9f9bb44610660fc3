/** Longest response that is read, in bytes. */
const longestResponse = 256 * 1024;
/** Longest wait that a `Retry-After` header may ask for, in milliseconds. */
const longestWaitMs = 5_000;

/** Why an endpoint gave no answer. The message has no text of the endpoint, so it may be logged. */
export class WriterFailure extends Error {
  override name = 'WriterFailure';
  /** HTTP status, if there was a response. */
  readonly status: number | undefined;
  /** False if a second attempt would fail the same way, or isn't worth its wait. */
  readonly isTemporary: boolean;
  /** Wait before the next attempt, in milliseconds. Undefined if the endpoint didn't ask for one. */
  readonly waitMs: number | undefined;
  /** Parameter names that the endpoint's error mentions. Its text isn't kept. */
  readonly parameters: string[];

  constructor(message: string, more: { status?: number; isTemporary?: boolean; waitMs?: number | undefined; parameters?: string[] } = {}) {
    super(message);
    this.status = more.status;
    this.isTemporary = more.isTemporary ?? true;
    this.waitMs = more.waitMs;
    this.parameters = more.parameters ?? [];
  }
}

/**
 * Posts JSON to an address and returns the parsed response. Follows no redirect, reads up to 256 KB and gives up after `timeoutMs`.
 * Throws a `WriterFailure`.
 */
export async function postJson(address: URL, { key, body, timeoutMs }: { key: string; body: object; timeoutMs: number }): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal,
    });
    const text = await boundedText(response);
    if (!response.ok) throw refusalOf(response, text);
    return JSON.parse(text);
  } catch (error) {
    throw asFailure(error);
  }
}

async function boundedText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    // Leaving the loop cancels the response.
    if (bytes > longestResponse) throw new WriterFailure('sent more than 256 KB', { status: response.status });
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function refusalOf({ status, headers }: Response, text: string): WriterFailure {
  const parameters = ['response_format', 'max_tokens', 'max_completion_tokens'].filter((name) => text.includes(name));
  const isTemporary = status === 408 || status === 409 || status === 429 || status >= 500;
  return new WriterFailure(`answered with status ${status}`, { status, isTemporary, waitMs: waitOf(headers), parameters });
}

function waitOf(headers: Headers): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds * 1000, longestWaitMs) : undefined;
}

function asFailure(error: unknown): WriterFailure {
  if (error instanceof WriterFailure) return error;
  if (error instanceof SyntaxError) return new WriterFailure('sent something that isn’t JSON');
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  // A second attempt would keep a draft waiting as long once more.
  if (name === 'TimeoutError' || name === 'AbortError') return new WriterFailure('took too long', { isTemporary: false });
  return new WriterFailure(`couldn’t be reached (${cause?.code ?? name ?? 'unknown error'})`);
}
