import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { log } from '../../base/log.ts';
import { addressHeader } from '../../domain/addresses.ts';
import { networkOf } from '../../domain/limits/network.ts';

/** The client's address as rate limits count it. See `countedAs`. */
export function clientAddressOf(context: Context): string {
  const header = addressHeader();
  return countedAs({ header, value: header && context.req.header(header), socket: getConnInfo(context).remote.address });
}

/**
 * The address in the one header that the proxy overwrites, otherwise the socket's. If the header isn't exactly one IP
 * address, the client wrote part of it, so it's never used as a key.
 */
export function countedAs({ header, value = '', socket }: { header?: string; value?: string; socket?: string }): string {
  const named = value.trim();
  if (header && isIP(named)) return networkOf(named);
  if (header) warnOnce(header, named);
  // A socket that has closed since has no address. All of those share one key.
  return networkOf(socket || '0.0.0.0');
}

const warned = new Set<string>();

/** Logs how to set up the proxy, once per process and kind of mistake. Leaves out the value, because clients write it. */
function warnOnce(header: string, value: string): void {
  const kind = value === '' ? 'missing' : value.includes(',') ? 'list' : 'other';
  if (warned.has(kind)) return;
  warned.add(kind);
  const mistakes = {
    missing: `A request came without the header ${header}. Set it in your proxy, and let no one reach this port around the proxy.`,
    list: `The header ${header} came with a list of addresses. Your proxy appends to what the client sent. Make it overwrite the header with one address.`,
    other: `The header ${header} came with something other than one IP address. Make your proxy overwrite it with the client's address alone.`,
  };
  log.warn({ header }, `${mistakes[kind]} Until then such requests are counted by their socket.`);
}
