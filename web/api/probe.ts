import { setTimeout as delay } from 'node:timers/promises';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, Hono } from 'hono';
import { addressHeader } from '../../domain/addresses.ts';
import { serverFacts } from '../../domain/health/facts.ts';
import {
  type ProbeFacts,
  probeBodyBytes,
  probeHeader,
  probePath,
  probePauseMs,
  probeStreamPath,
  proofFor,
} from '../../domain/health/probe.ts';

/**
 * Answers `npm run doctor` on any host: which Sunup this is, and how a request through the proxy arrived. Anyone else gets what
 * they would get without it.
 */
export function addProbe(app: Hono, own = serverFacts()): void {
  app.get(probePath, (context, next) => {
    const proof = proofFor(context.req.header(probeHeader) ?? '');
    if (!proof) return next();
    return Promise.resolve(
      context.json({ proof, ...own, ...arrivalOf(context) } satisfies ProbeFacts, 200, { 'Cache-Control': 'no-store' }),
    );
  });
  app.post(probePath, async (context, next) => {
    if (!proofFor(context.req.header(probeHeader) ?? '')) return next();
    return context.json({ bytes: await lengthOf(context.req.raw.body) });
  });
  app.get(probeStreamPath, async (context, next) => {
    if (!proofFor(context.req.header(probeHeader) ?? '')) return next();
    // The headers are those of our other event streams (events.ts).
    return context.body(twoEvents(), 200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache', 'X-Accel-Buffering': 'no' });
  });
}

/** Bytes of a body, read to its end unless it's longer than the doctor's. */
async function lengthOf(body: ReadableStream<Uint8Array> | null): Promise<number> {
  let bytes = 0;
  if (body)
    for await (const piece of body) {
      bytes += piece.byteLength;
      if (bytes > probeBodyBytes) break;
    }
  return bytes;
}

function arrivalOf(context: Context): Pick<ProbeFacts, 'host' | 'namedAddress' | 'socketAddress' | 'isForwarded'> {
  const name = addressHeader();
  return {
    host: context.req.header('host') ?? '',
    namedAddress: (name && context.req.header(name)) || null,
    socketAddress: getConnInfo(context).remote.address ?? '',
    isForwarded: ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'].some((name) => context.req.header(name) !== undefined),
  };
}

function twoEvents(): ReadableStream {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async start(controller) {
      controller.enqueue(encoder.encode('data: first\n\n'));
      await delay(probePauseMs);
      // The doctor may have hung up.
      try {
        controller.enqueue(encoder.encode('data: second\n\n'));
        controller.close();
      } catch {}
    },
  });
}
