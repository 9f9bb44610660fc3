import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the stand-in does with the next requests. */
export type Behavior =
  /** Answers each slot with the text of its first fact, and reads nothing in requests. */
  | { kind: 'good' }
  /** Reads these wishes in the parts of a request that have their quotes. */
  | { kind: 'reads'; wishes: { quote: string; wish: object }[] }
  /** Answers with this text, whatever was asked: a recorded reply. */
  | { kind: 'reply'; content: string }
  /** Refuses response formats with 400, and answers well without them. `max_tokens` refuses that parameter's old name. */
  | { kind: 'refuse'; parameters: ('json_schema' | 'json_object' | 'max_tokens')[]; status?: 400 | 422 }
  | { kind: 'status'; status: number; retryAfter?: string }
  | { kind: 'redirect'; to: string }
  /** Never answers. */
  | { kind: 'hang' }
  /** Starts a response and never ends it. */
  | { kind: 'trickle' }
  /** Answers with something that isn't a chat completion. */
  | { kind: 'garbage'; body: string }
  | { kind: 'huge' };

/** A request as it arrived. */
export interface WriterRequest {
  authorization: string | undefined;
  path: string;
  body: ChatRequest;
}

interface ChatRequest {
  model: string;
  messages: { role: string; content: string }[];
  max_tokens?: number;
  max_completion_tokens?: number;
  response_format?: { type: 'json_schema' | 'json_object' };
}

export interface WriterEndpoint {
  /** Base address for WRITER_URL. */
  url: string;
  requests: WriterRequest[];
  behave: (behavior: Behavior) => void;
  /** Closes the port, so connections are refused. */
  stop: () => Promise<void>;
}

/** Starts a stand-in for an OpenAI-compatible API on a free loopback port: `POST /v1/chat/completions`, and ways to fail. */
export async function startWriterEndpoint(): Promise<WriterEndpoint> {
  let behavior: Behavior = { kind: 'good' };
  const requests: WriterRequest[] = [];
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await bodyOf(request)) as ChatRequest;
    requests.push({ authorization: request.headers.authorization, path: request.url ?? '', body });
    if (behavior.kind === 'trickle') response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"choices": [');
    const reply = replyTo(behavior, body);
    if (reply) response.writeHead(reply.status, { 'Content-Type': 'application/json', ...reply.headers }).end(reply.body);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    behave: (next) => {
      behavior = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

interface Reply {
  status: number;
  body: string;
  headers?: Record<string, string>;
}

/** The response to a request, undefined for one that never ends. */
function replyTo(behavior: Behavior, body: ChatRequest): Reply | undefined {
  switch (behavior.kind) {
    case 'good':
      return { status: 200, body: completion(goodReply(body)) };
    case 'reads':
      return { status: 200, body: completion(wishesReply(body, behavior.wishes)) };
    case 'reply':
      return { status: 200, body: completion(behavior.content) };
    case 'refuse':
      return refusal(behavior, body) ?? { status: 200, body: completion(goodReply(body)) };
    case 'status':
      return {
        status: behavior.status,
        body: problem('The server is overloaded.'),
        ...(behavior.retryAfter ? { headers: { 'Retry-After': behavior.retryAfter } } : {}),
      };
    case 'redirect':
      return { status: 307, body: '', headers: { Location: behavior.to } };
    case 'garbage':
      return { status: 200, body: behavior.body };
    case 'huge':
      return { status: 200, body: completion('x'.repeat(2_000_000)) };
    case 'hang':
    case 'trickle':
      return undefined;
  }
}

function refusal({ parameters, status = 400 }: Extract<Behavior, { kind: 'refuse' }>, body: ChatRequest): Reply | undefined {
  const format = body.response_format?.type;
  if (format && parameters.includes(format)) return { status, body: problem(`response_format of type ${format} is not supported.`) };
  return body.max_tokens !== undefined && parameters.includes('max_tokens')
    ? { status, body: problem("Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead.") }
    : undefined;
}

function problem(message: string): string {
  return JSON.stringify({ error: { message, type: 'invalid_request_error', param: null, code: null } });
}

function completion(content: string): string {
  return JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 0,
    model: 'stand-in',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  });
}

/** Finds the slots and facts in the prompt, and uses the first fact of each slot as its text. */
function goodReply(body: ChatRequest): string {
  const block = dataIn(body, 'brief') ?? '{"slots":[],"facts":[]}';
  const { slots, facts } = JSON.parse(block) as { slots: { id: string; facts: string[] }[]; facts: { id: string; text: string }[] };
  const answers = slots.map(({ id, facts: [first = ''] }) => ({
    id,
    text: facts.find((fact) => fact.id === first)?.text ?? '',
    facts: [first],
  }));
  return JSON.stringify({ answers });
}

function wishesReply(body: ChatRequest, wishes: { quote: string; wish: object }[]): string {
  const { parts } = JSON.parse(dataIn(body, 'request') ?? '{"parts":[]}') as { parts: { id: string; words: string }[] };
  const answers = parts.flatMap(({ id, words }) =>
    wishes.filter(({ quote }) => words.includes(quote)).map(({ quote, wish }) => ({ part: id, quote, wish })),
  );
  return JSON.stringify({ answers });
}

/** What a prompt has between tags. */
function dataIn({ messages }: ChatRequest, tag: string): string | undefined {
  const user = messages.find(({ role }) => role === 'user')?.content ?? '';
  return new RegExp(`<${RegExp.escape(tag)}>\\n([\\s\\S]*?)\\n</${RegExp.escape(tag)}>`).exec(user)?.[1];
}
