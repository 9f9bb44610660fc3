import { postJson, WriterFailure } from './request.ts';

export interface Endpoint {
  /** Base address such as https://api.example.com/v1. */
  url: string;
  key: string;
  model: string;
  timeoutMs: number;
}

/** What a model is asked. `schema` is the JSON Schema of its answer. */
export interface Prompt {
  system: string;
  user: string;
  schema: object;
}

/**
 * Limits what a call can cost. The slots of a site need about 300 tokens. The rest is for models that count their reasoning as
 * output.
 */
const maxOutputTokens = 4_000;

/** How JSON is requested, best first. Endpoints that don't know one refuse it with 400 or 422. */
const formats = ['json_schema', 'json_object', 'text'] as const;
export type Format = (typeof formats)[number];

/** Asks an endpoint, in the form that it accepts. What it accepts is found out once and remembered. */
export interface Completions {
  /**
   * The text of the model's answer. `takeRequest` is called before each request, and if it forbids one, there's no text. `leftMs`
   * returns the time left, and each request is limited to it. Throws a `WriterFailure`.
   */
  complete: (prompt: Prompt, takeRequest: () => boolean, leftMs?: () => number) => Promise<string | undefined>;
  /** The format used last. */
  format: () => Format;
}

export function createCompletions(endpoint: Endpoint): Completions {
  const address = new URL(`${endpoint.url.replace(/(?<!\/)\/+$/, '')}/chat/completions`);
  if (!/^https?:$/.test(address.protocol)) throw new Error('The writer’s address must start with http:// or https://.');
  let accepted: Format = formats[0];
  let limitName = 'max_tokens';

  const send = async (prompt: Prompt, format: Format, leftMs: number) => {
    const body = { ...bodyFor(endpoint.model, prompt, format), [limitName]: maxOutputTokens };
    const timeoutMs = Math.max(1, Math.min(endpoint.timeoutMs, Math.round(leftMs)));
    return contentOf(await postJson(address, { key: endpoint.key, body, timeoutMs }));
  };
  return {
    format: () => accepted,
    complete: async (prompt, takeRequest, leftMs = () => endpoint.timeoutMs) => {
      let format: Format | undefined = accepted;
      for (;;) {
        if (!takeRequest()) return undefined;
        try {
          const text = await send(prompt, format, leftMs());
          // Remembered once it works: a refusal may have had other reasons, such as too long a prompt.
          accepted = format;
          return text;
        } catch (error) {
          if (!isRefusal(error)) throw error;
          if (limitName === 'max_tokens' && error.parameters.includes('max_completion_tokens')) limitName = 'max_completion_tokens';
          else {
            const next: Format | undefined = formats[formats.indexOf(format) + 1];
            if (!next) throw error;
            format = next;
          }
        }
      }
    },
  };
}

function isRefusal(error: unknown): error is WriterFailure {
  return error instanceof WriterFailure && (error.status === 400 || error.status === 422);
}

function bodyFor(model: string, { system, user, schema }: Prompt, format: Format): object {
  const messages = [
    { role: 'system', content: system },
    { role: 'user', content: user },
  ];
  if (format === 'text') return { model, messages };
  const json = format === 'json_schema' ? { type: format, json_schema: { name: 'answers', strict: true, schema } } : { type: format };
  return { model, messages, response_format: json };
}

/** The text of a chat completion: a string, or the texts among its parts. */
function contentOf(response: unknown): string {
  const { choices } = (response ?? {}) as { choices?: { message?: { content?: unknown } }[] };
  const content = Array.isArray(choices) ? choices[0]?.message?.content : undefined;
  if (typeof content === 'string') return content;
  if (Array.isArray(content)) return content.map((part) => (typeof part?.text === 'string' ? part.text : '')).join('');
  throw new WriterFailure('sent no chat completion');
}
