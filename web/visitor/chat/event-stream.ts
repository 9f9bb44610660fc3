/**
 * Reads the pieces of a reply from a stream of server-sent events, even if it's cut within a line or a character. Skips
 * comments, blank lines and other fields. A `data:` line that isn't valid JSON yet is parsed again together with the next line,
 * and dropped if that one is valid by itself.
 */
export class ReplyReader {
  readonly #decoder = new TextDecoder();
  #unread = '';
  #kept = '';
  /** True after `[DONE]`. Anything after that is ignored. */
  done = false;

  /** The pieces completed by a chunk, in order. */
  push(chunk: Uint8Array): string[] {
    return this.#read(this.#decoder.decode(chunk, { stream: true }));
  }

  /** The remaining pieces if the stream ends without a final line break. */
  end(): string[] {
    return this.#read(`${this.#decoder.decode()}\n`);
  }

  #read(text: string): string[] {
    this.#unread += text;
    const lines = this.#unread.split(/\r\n|\n|\r(?!$)/);
    this.#unread = lines.pop() ?? '';
    return lines.flatMap((line) => this.#pieceOf(line));
  }

  #pieceOf(line: string): string[] {
    if (this.done || line.trim() === '' || line.startsWith(':')) return [];
    const isData = line.startsWith('data:');
    if (!isData && !this.#kept) return [];
    const text = isData ? line.slice('data:'.length).trim() : line;
    if (text === '[DONE]') {
      this.done = true;
      return [];
    }
    const event = parsed(isData ? text : '') ?? (this.#kept ? parsed(this.#kept + text) : undefined);
    this.#kept = event ? '' : isData && !this.#kept ? text : this.#kept + text;
    return event?.content ? [event.content] : [];
  }
}

/** The content of a data line. Undefined if it isn't valid JSON (yet). */
function parsed(text: string): { content: string } | undefined {
  try {
    const event = JSON.parse(text) as { choices?: { delta?: { content?: unknown } }[] } | null;
    const content = event?.choices?.[0]?.delta?.content;
    return { content: typeof content === 'string' ? content : '' };
  } catch {
    return undefined;
  }
}
