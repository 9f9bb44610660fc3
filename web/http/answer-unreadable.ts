import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How long what a client is still sending is read and thrown away, after the answer. */
const lingerMs = 2000;

/** Answers for faults of HTTP itself, by Node's error code. */
const answers: Record<string, [status: string, sentence: string]> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'Your browser sent more than we can read. Please delete this site’s cookies and try again.',
  ],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ['413 Payload Too Large', 'This request is too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'This took too long to arrive. Please try again.'],
};
const badRequest: [string, string] = ['400 Bad Request', 'We couldn’t read this request. Please reload the page and try again.'];

/**
 * Answers requests that Node can't read, such as those with more than 16 KB of headers, with a sentence. Node would close the
 * connection right after its own answer; while the client is still sending, that resets it, and the answer may be lost.
 */
export function answerUnreadable(server: Server): void {
  server.on('clientError', ({ code }: NodeJS.ErrnoException, socket) => {
    // Whatever arrives afterwards is unreadable, too.
    if (socket.writableEnded) return;
    if (code === 'ECONNRESET' || !socket.writable || hasBegun(socket as Socket)) return void socket.destroy();
    const [status, sentence] = answers[code ?? ''] ?? badRequest;
    socket.end(
      `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: text/plain; charset=utf-8\r\n` +
        `Content-Length: ${Buffer.byteLength(sentence)}\r\nCache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\n\r\n${sentence}`,
    );
    socket.on('data', () => undefined);
    const end = setTimeout(() => socket.destroy(), lingerMs);
    socket.once('close', () => clearTimeout(end));
  });
}

/** Whether an answer is already being sent on a connection. Node asks the same before it answers by itself. */
function hasBegun({ _httpMessage }: Socket & { _httpMessage?: ServerResponse }): boolean {
  return _httpMessage?.headersSent ?? false;
}
