import type { Socket } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';

/** After each start, others are let in for this long, as long as they arrive. */
const arrivalMs = 5;
/** A queue this long takes seconds. More requests are refused. */
const mostWaiting = 1000;
/** Browsers and proxies send one request after the other on a connection. Whoever sends more without reading answers is cut off. */
const mostOfConnection = 20;

const refusal = 'We’re busy right now. Please try again in a moment.';

interface Waiting {
  /** Begins the request's work, or refuses it. */
  go: (isStarted: boolean) => void;
  socket: Socket | undefined;
}

/**
 * Starts one request per turn of the event loop, and lets those in first that arrive. Node accepts one connection per turn. If each turn
 * also did the work of requests, whoever comes after sixty slow ones would wait for all of them before being read at all, and that
 * includes `/healthz` and live sites, which take no time. What answers from memory comes before this.
 */
export function paceStarts(now: () => number = () => performance.now()): MiddlewareHandler<{ Bindings: Partial<HttpBindings> }> {
  const waiting: Waiting[] = [];
  const ofConnection = new WeakMap<Socket, number>();
  let arrived = 0;
  /** When the turn after the last start began. */
  let openSince: number | undefined;
  const startNext = () => {
    openSince ??= now();
    if (arrived === 0 || now() - openSince >= arrivalMs) {
      openSince = undefined;
      nextAlive()?.go(true);
    }
    arrived = 0;
    if (waiting.length > 0) setImmediate(startNext);
  };
  const nextAlive = () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { socket, go } = next;
      if (socket) ofConnection.set(socket, (ofConnection.get(socket) ?? 1) - 1);
      if (!socket?.destroyed) return next;
      // No one reads the answer to a closed connection.
      go(false);
    }
    return undefined;
  };
  return async (context, next) => {
    const socket = context.env?.incoming?.socket;
    const before = socket ? (ofConnection.get(socket) ?? 0) : 0;
    if (before >= mostOfConnection) socket?.destroy();
    if (socket?.destroyed || waiting.length >= mostWaiting) return context.text(refusal, 503, { 'Retry-After': '5' });
    if (socket) ofConnection.set(socket, before + 1);
    const isStarted = await new Promise<boolean>((go) => {
      arrived++;
      if (waiting.push({ go, socket }) === 1) setImmediate(startNext);
    });
    if (!isStarted) return context.text(refusal, 503);
    await next();
    return undefined;
  };
}
