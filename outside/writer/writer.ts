import { setTimeout as timer } from 'node:timers/promises';
import { type Breaker, createBreaker } from './breaker.ts';
import { type Budget, createBudget } from './budget.ts';
import { type Completions, createCompletions, type Prompt } from './completion.ts';
import { WriterFailure } from './request.ts';

/** Attempts of a call, and the time limit of one in milliseconds. */
const attempts = 2;
const defaultTimeoutMs = 20_000;
const defaultRequestsPerDay = 500;
/** Wait after a failure that came with a response, unless the endpoint asks for another. */
const waitMs = 500;
const requestsUsedUp = 'today’s requests are used up';

/** A line for the log. It has IDs and durations, never a text. */
export interface WriterEvent {
  draftId: string | undefined;
  slots: string[];
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
  requestsPerDay?: number;
  timeoutMs?: number;
  /** Waits between attempts. Tests pass their own. */
  delay?: (ms: number) => Promise<unknown>;
}

interface Writer {
  completions: Completions;
  breaker: Breaker;
  budget: Budget;
  log: (event: WriterEvent) => void;
  delay: (ms: number) => Promise<unknown>;
}

let writer: Writer | undefined;

/** Connects the model that writes slots. Without options there is none, and pages keep their own text. */
export function openWriter(options: WriterOptions | undefined): void {
  writer = options && writerOf(options);
}

function writerOf({ url, key, model, log, now = () => new Date(), requestsPerDay, timeoutMs, delay = timer }: WriterOptions): Writer {
  return {
    completions: createCompletions({ url, key, model, timeoutMs: timeoutMs ?? defaultTimeoutMs }),
    breaker: createBreaker(now),
    budget: createBudget({ requestsPerDay: requestsPerDay ?? defaultRequestsPerDay, now }),
    log: log ?? (() => undefined),
    delay,
  };
}

/** Whether a model is configured and hasn't just failed, so callers needn't prepare slots for nothing. */
export function canWrite(): boolean {
  return writer !== undefined && !writer.breaker.isPaused();
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
  const note: Note = (event) => current.log({ draftId, slots: ids, ...event });
  const prompt = promptFor(slots, facts);
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const reason = reasonToSkip(current, draftId);
    if (reason) {
      note({ outcome: 'skipped', reason, ms: 0 });
      return [];
    }
    const result = await tryOnce(current, prompt, (reply) => firstOfEach(readAnswers(reply), ids), note);
    if (result === undefined) return [];
    if (!('failure' in result)) {
      if (draftId !== undefined) current.budget.spend(draftId);
      return result.answers;
    }
    const { isTemporary, waitMs: askedMs, status } = result.failure;
    if (!isTemporary || attempt === attempts) return [];
    await current.delay(askedMs ?? (status === undefined ? 0 : waitMs));
  }
  return [];
}

type Note = (event: Omit<WriterEvent, 'draftId' | 'slots'>) => void;

/** Why the endpoint isn't asked now. The breaker comes last, because what it allows has to be tried. */
function reasonToSkip({ breaker, budget }: Writer, draftId: string | undefined): string | undefined {
  if (draftId !== undefined && budget.isSpent(draftId)) return 'the draft has had its call';
  if (!budget.hasRequests()) return requestsUsedUp;
  return breaker.allows() ? undefined : 'the endpoint failed three times in a row';
}

/** One attempt. Undefined if today's requests were used up before the endpoint answered. */
async function tryOnce<Answer>(
  { completions, breaker, budget }: Writer,
  prompt: Prompt,
  read: (reply: string) => Answer[] | undefined,
  note: Note,
): Promise<{ answers: Answer[] } | { failure: WriterFailure } | undefined> {
  const startedAt = performance.now();
  try {
    const reply = await completions.complete(prompt, budget.takeRequest);
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
