import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { networkOf } from '../../domain/accounts/network.ts';
import { addressHeader } from '../../domain/settings/addresses.ts';

/** The client as limits count it, by its address: from the one header the proxy overwrites, else the socket. */
export function clientAddressOf(context: Context): string {
  const header = addressHeader();
  return networkOf((header ? context.req.header(header) : undefined) ?? getConnInfo(context).remote.address ?? 'unknown');
}
