import type { MiddlewareHandler } from 'hono';

/** A request waits for at most this many turns in which others arrive. */
const mostArrivals = 100;

/**
 * Starts one request per turn of the event loop, and none while others arrive. Node accepts one connection per turn. If each turn also
 * did the work of requests, whoever comes after sixty slow ones would wait for all of them before being read at all, and that includes
 * `/healthz` and live sites, which take no time. What answers from memory comes before this.
 */
export function paceStarts(): MiddlewareHandler {
  const waiting: (() => void)[] = [];
  let arrived = 0;
  let arrivals = 0;
  const startNext = () => {
    if (arrived > 0 && arrivals < mostArrivals) arrivals++;
    else {
      arrivals = 0;
      waiting.shift()?.();
    }
    arrived = 0;
    if (waiting.length > 0) setImmediate(startNext);
  };
  return async (_, next) => {
    await new Promise<void>((start) => {
      arrived++;
      if (waiting.push(start) === 1) setImmediate(startNext);
    });
    await next();
  };
}
