import { env } from '../../base/env.ts';

/** What the server distinguishes clients by. */
export interface Sender {
  address: string;
  cookie?: string;
}

/** The header that names the client's address, as a proxy would write it. */
export const addressHeader = 'x-client-address';

let clients = 0;
/** A new client with an address from the range for benchmarks (RFC 2544). */
export function newSender(cookie?: string): Sender {
  clients += 1;
  return { address: `198.18.${clients >> 8}.${clients & 255}`, ...(cookie && { cookie }) };
}

/** Number of responses by status. Status 0 counts requests without a response. */
export class Answers {
  readonly statuses = new Map<number, number>();
  /** Missing responses, and 5xx responses other than 503 with Retry-After. */
  failures = 0;

  note(status: number, retryAfter: string | null): void {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    if (status === 0 || (status >= 500 && !(status === 503 && retryAfter))) this.failures += 1;
  }

  count(...statuses: number[]): number {
    return statuses.reduce((sum, status) => sum + (this.statuses.get(status) ?? 0), 0);
  }

  toString(): string {
    return [...this.statuses]
      .sort(([a], [b]) => a - b)
      .map(([status, count]) => `${count} × ${status || 'no answer'}`)
      .join(', ');
  }
}

/** Posts a form and counts the response in `answers`. Undefined if the connection broke. */
export async function post(
  path: string,
  body: FormData | string,
  sender: Sender,
  answers: Answers,
  type?: string,
): Promise<Response | undefined> {
  const headers = {
    Origin: env().appUrl,
    [addressHeader]: sender.address,
    ...(sender.cookie && { Cookie: sender.cookie }),
    ...(type && { 'Content-Type': type }),
  };
  try {
    const answer = await fetch(env().appUrl + path, { method: 'POST', body, headers, redirect: 'manual' });
    answers.note(answer.status, answer.headers.get('retry-after'));
    await answer.arrayBuffer();
    return answer;
  } catch {
    answers.note(0, null);
    return undefined;
  }
}
