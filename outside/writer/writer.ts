import { setTimeout as timer } from 'node:timers/promises';
import { type Breaker, createBreaker } from './breaker.ts';
import { type Budget, createBudget } from './budget.ts';
import { type Completions, createCompletions, type Prompt } from './completion.ts';
import { WriterFailure } from './request.ts';

/** Attempts of a call, and the time limit of one in milliseconds. */
const attempts = 2;
const defaultTimeoutMs = 20_000;
const defaultRequestsPerDay = 500;
/** Time limit of reading a request, with all attempts, in milliseconds: its owner waits for it. */
const readingLimitMs = 6_000;
/** Wait after a failure that came with a response, unless the endpoint asks for another. */
const waitMs = 500;
const requestsUsedUp = 'today’s requests are used up';

/** A line for the log. It has IDs and durations, never a text. */
export interface WriterEvent {
  /** The project that was asked about. */
  projectId: string | undefined;
  /** What was asked: slots of its site, or parts of a request that its owner wrote. */
  slots?: string[];
  parts?: string[];
  outcome: 'answered' | 'failed' | 'skipped';
  /** Why it failed or was skipped. */
  reason?: string;
  ms: number;
  answers?: number;
  format?: string;
}

export interface WriterOptions {
  /** Base address of an OpenAI-compatible API, such as https://api.example.com/v1. */
  url: string;
  key: string;
  model: string;
  log?: (event: WriterEvent) => void;
  now?: () => Date;
  /** For drafts, and as many again for reading requests. */
  requestsPerDay?: number;
  timeoutMs?: number;
  readingLimitMs?: number;
  /** Waits between attempts. Tests pass their own. */
  delay?: (ms: number) => Promise<unknown>;
}

interface Writer {
  completions: Completions;
  /** Apart, so that owners who write many requests don't use up what drafts need, and a short limit pauses no drafts. */
  drafts: Purpose;
  readings: Purpose;
  readingLimitMs: number;
  log: (event: WriterEvent) => void;
  delay: (ms: number) => Promise<unknown>;
}

/** Limits of what's asked for one purpose. */
interface Purpose {
  breaker: Breaker;
  budget: Budget;
}

let writer: Writer | undefined;

/** Connects the model that writes slots and reads requests. Without options there is none: pages and readings stay as they are. */
export function openWriter(options: WriterOptions | undefined): void {
  writer = options && writerOf(options);
}

function writerOf({ url, key, model, log, now = () => new Date(), delay = timer, ...more }: WriterOptions): Writer {
  const { requestsPerDay = defaultRequestsPerDay, timeoutMs = defaultTimeoutMs } = more;
  const purpose = (): Purpose => ({ breaker: createBreaker(now), budget: createBudget({ requestsPerDay, now }) });
  return {
    completions: createCompletions({ url, key, model, timeoutMs }),
    drafts: purpose(),
    readings: purpose(),
    readingLimitMs: more.readingLimitMs ?? readingLimitMs,
    log: log ?? (() => undefined),
    delay,
  };
}

/** Whether a model is configured and hasn't just failed, so callers needn't prepare slots for nothing. */
export function canWrite(): boolean {
  return writer !== undefined && !writer.drafts.breaker.isPaused();
}

/** Whether a model is configured. */
export function hasModel(): boolean {
  return writer !== undefined;
}

/** What `writeSlots` is asked. With a `draftId`, a draft gets one answered call per process. */
export interface SlotRequest<Slot, Fact> {
  slots: Slot[];
  facts: Fact[];
  draftId?: string;
}

/** How slots become a prompt, and a reply becomes answers: `promptFor` and `readAnswers` of sites/slots, which this folder can't import. */
export interface SlotWords<Slot, Fact, Answer> {
  promptFor: (slots: Slot[], facts: Fact[]) => Prompt;
  /** Undefined if the reply can't be read. A model may leave slots out, so no answers are fine. */
  readAnswers: (reply: unknown) => Answer[] | undefined;
}

/**
 * Asks the model for the texts of some slots, in one call. Returns what it wrote, unchecked, and nothing if there's no model, the
 * model fails, or the budget is spent. Never throws for what the endpoint does.
 */
export async function writeSlots<Slot extends { id: string }, Fact, Answer extends { id: string }>(
  { slots, facts, draftId }: SlotRequest<Slot, Fact>,
  { promptFor, readAnswers }: SlotWords<Slot, Fact, Answer>,
): Promise<Answer[]> {
  const current = writer;
  if (!current || slots.length === 0) return [];
  const ids = slots.map(({ id }) => id);
  const { drafts } = current;
  const answers = await ask(current, drafts, {
    prompt: promptFor(slots, facts),
    read: (reply) => firstOfEach(readAnswers(reply), ids),
    note: (event) => current.log({ projectId: draftId, slots: ids, ...event }),
    reasonToSkip: () => (draftId !== undefined && drafts.budget.isSpent(draftId) ? 'the draft has had its call' : undefined),
  });
  if (answers && draftId !== undefined) drafts.budget.spend(draftId);
  return answers ?? [];
}

/** What `readParts` is asked: a prompt about some parts of a request, and how its reply is read. */
export interface PartsQuestion<Answer> {
  projectId: string;
  /** IDs of the parts, for the log. */
  parts: string[];
  prompt: Prompt;
  /** Undefined if the reply can't be read. */
  read: (reply: unknown) => Answer[] | undefined;
}

/**
 * Asks the model what an owner wishes in parts of a request, within six seconds. Returns what it read, unchecked; undefined if there's no
 * model, it fails or is late, or the budget is spent. Never throws for what the endpoint does.
 */
export async function readParts<Answer>({ projectId, parts, prompt, read }: PartsQuestion<Answer>): Promise<Answer[] | undefined> {
  const current = writer;
  if (!current || parts.length === 0) return undefined;
  const end = performance.now() + current.readingLimitMs;
  return ask(current, current.readings, {
    prompt,
    read,
    note: (event) => current.log({ projectId, parts, ...event }),
    leftMs: () => end - performance.now(),
  });
}

interface Question<Answer> {
  prompt: Prompt;
  read: (reply: string) => Answer[] | undefined;
  note: (event: Omit<WriterEvent, 'projectId' | 'slots' | 'parts'>) => void;
  reasonToSkip?: () => string | undefined;
  /** What's left of the time for all attempts. */
  leftMs?: () => number;
}

/** Asks up to twice. Undefined if there's no answer. */
async function ask<Answer>(current: Writer, purpose: Purpose, question: Question<Answer>): Promise<Answer[] | undefined> {
  const { note, reasonToSkip, leftMs } = question;
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const reason = reasonToSkip?.() ?? reasonOf(purpose);
    if (reason) {
      note({ outcome: 'skipped', reason, ms: 0 });
      return undefined;
    }
    const result = await tryOnce(current.completions, purpose, question);
    if (result === undefined || 'answers' in result) return result?.answers;
    const { isTemporary, waitMs: askedMs, status } = result.failure;
    const pauseMs = askedMs ?? (status === undefined ? 0 : waitMs);
    if (!isTemporary || attempt === attempts || (leftMs && leftMs() <= pauseMs)) return undefined;
    await current.delay(pauseMs);
  }
  return undefined;
}

/** Why the endpoint isn't asked now. The breaker comes last, because what it allows has to be tried. */
function reasonOf({ breaker, budget }: Purpose): string | undefined {
  if (!budget.hasRequests()) return requestsUsedUp;
  return breaker.allows() ? undefined : 'the endpoint failed three times in a row';
}

/** One attempt. Undefined if today's requests were used up before the endpoint answered. */
async function tryOnce<Answer>(
  completions: Completions,
  { breaker, budget }: Purpose,
  { prompt, read, note, leftMs }: Question<Answer>,
): Promise<{ answers: Answer[] } | { failure: WriterFailure } | undefined> {
  const startedAt = performance.now();
  try {
    const reply = await completions.complete(prompt, budget.takeRequest, leftMs);
    if (reply === undefined) {
      breaker.dropped();
      note({ outcome: 'skipped', reason: requestsUsedUp, ms: since(startedAt) });
      return undefined;
    }
    const answers = read(reply);
    if (!answers) throw new WriterFailure('sent a reply that can’t be read');
    breaker.succeeded();
    note({ outcome: 'answered', ms: since(startedAt), answers: answers.length, format: completions.format() });
    return { answers };
  } catch (error) {
    breaker.failed();
    if (!(error instanceof WriterFailure)) throw error;
    note({ outcome: 'failed', reason: error.message, ms: since(startedAt) });
    return { failure: error };
  }
}

function since(startedAt: number): number {
  return Math.round(performance.now() - startedAt);
}

/** Answers for the requested slots, the first of each. */
function firstOfEach<Answer extends { id: string }>(answers: Answer[] | undefined, ids: string[]): Answer[] | undefined {
  return answers && ids.flatMap((id) => answers.find((answer) => answer.id === id) ?? []);
}
