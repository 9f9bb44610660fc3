import type { SMTPServerDataStream } from 'smtp-server';
import { type Refusal, refusal } from './answers.ts';

const tooLarge = refusal(552, '5.3.4 This email is too large. The limit is 25 MB.');
const tooBusy = refusal(452, '4.3.1 We’re receiving a lot of email right now. Please try again in a few minutes.');
const badLine = refusal(554, '5.5.2 Lines of an email have to end with CRLF. This one has a line break of another kind.');

/** The bytes of emails that are being received, in all connections. */
export class BodyMemory {
  readonly #most: number;
  #held = 0;

  constructor(most: number) {
    this.#most = most;
  }

  hold(): Held {
    return new Held(this);
  }

  /** False if that would be more than all may have. */
  take(bytes: number): boolean {
    if (this.#held + bytes > this.#most) return false;
    this.#held += bytes;
    return true;
  }

  give(bytes: number): void {
    this.#held -= bytes;
  }
}

/** The memory of one email. */
class Held {
  readonly #memory: BodyMemory;
  #bytes = 0;

  constructor(memory: BodyMemory) {
    this.#memory = memory;
  }

  /**
   * An email's bytes behind those of `start`, or why it's refused. One that's refused is read to its end, because the sender listens only
   * then. The buffer grows in place: chunks that are kept and joined would take twice the memory.
   */
  async read(stream: SMTPServerDataStream, mostBytes: number, start: Buffer): Promise<Buffer | Refusal> {
    const bytes = new ArrayBuffer(0, { maxByteLength: start.length + mostBytes });
    append(bytes, start);
    let refused: Refusal | undefined;
    let before = 0;
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      if (refused) continue;
      if (this.#bytes + chunk.length > mostBytes) refused = tooLarge;
      else if (!this.#take(chunk.length)) refused = tooBusy;
      else if (!hasOnlyWholeBreaks(chunk, before)) refused = badLine;
      before = chunk.at(-1) ?? before;
      if (refused) {
        bytes.resize(0);
        this.release();
      } else append(bytes, chunk);
    }
    if (refused) return refused;
    if (before === cr) return badLine;
    return Buffer.from(bytes, 0, bytes.byteLength);
  }

  release(): void {
    this.#memory.give(this.#bytes);
    this.#bytes = 0;
  }

  #take(bytes: number): boolean {
    const isTaken = this.#memory.take(bytes);
    if (isTaken) this.#bytes += bytes;
    return isTaken;
  }
}

function append(bytes: ArrayBuffer, chunk: Buffer): void {
  const end = bytes.byteLength;
  bytes.resize(end + chunk.length);
  new Uint8Array(bytes, end).set(chunk);
}

const cr = 13;
const lf = 10;

/**
 * Whether each line break is CRLF. Servers differ in what a lone CR or LF is, and an email that ends for one of them and goes on for the next
 * brings a second one in, with a sender that no one checked (SMTP smuggling). `before` is the byte before these.
 */
function hasOnlyWholeBreaks(chunk: Buffer, before: number): boolean {
  let last = before;
  // Several times faster than its iterator.
  for (let at = 0; at < chunk.length; at += 1) {
    const byte = chunk[at] as number;
    if ((byte === lf) !== (last === cr)) return false;
    last = byte;
  }
  return true;
}
