import { env } from '../../env.ts';

/** A client as the server tells them apart. */
export interface Sender {
  address: string;
  cookie?: string;
}

/** The header that names the client's address, as a proxy would write it. */
export const addressHeader = 'x-client-address';

let clients = 0;
/** A client that nobody has seen yet, from a range kept for benchmarks (RFC 2544). */
export function newSender(cookie?: string): Sender {
  clients += 1;
  return { address: `198.18.${clients >> 8}.${clients & 255}`, ...(cookie && { cookie }) };
}

/** How often each status was answered; 0 counts the requests that got no answer. */
export class Answers {
  readonly statuses = new Map<number, number>();
  /** Answers of 5xx that do not say when to come back. */
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

/** Posts a form and returns the status and what came with it; 0 when the connection broke. */
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
