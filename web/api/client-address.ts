import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { addressHeader } from '../../domain/settings/addresses.ts';

/** The client's address: from the one header the proxy overwrites, else the socket. */
export function clientAddressOf(context: Context): string {
  const header = addressHeader();
  return (header ? context.req.header(header) : undefined) ?? getConnInfo(context).remote.address ?? 'unknown';
}
