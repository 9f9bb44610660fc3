import net from 'node:net';
import pg from 'pg';
import type { Env } from '../../base/env.ts';
import { listenerName } from '../../db/listeners.ts';
import type { Machine, Surroundings } from '../../doctor/surroundings.ts';
import type { ProxyHabits } from '../helpers/front-proxy.ts';
import { type SetUp, startApp } from '../helpers/whole-setup.ts';

/** Something wrong with a setup: how to plant it, and the lines of the table that find it. No other line may be wrong. */
export interface Fault {
  what: string;
  plant: (world: SetUp) => unknown;
  lines: Record<string, RegExp>;
  /** It changes the database or connects to it, so it gets one of its own. */
  ownDatabase?: true;
}

export const machineHas =
  (change: Partial<Machine>) =>
  ({ given }: SetUp) =>
    Object.assign(given.machine, change);
export const doctorHas =
  (change: Partial<Surroundings>) =>
  ({ given }: SetUp) =>
    Object.assign(given, change);
export const proxyHas =
  (change: Partial<ProxyHabits>) =>
  ({ proxy }: SetUp) =>
    Object.assign(proxy.habits, change);
export const settingsHave =
  (change: Partial<Env>) =>
  ({ given }: SetUp) =>
    Object.assign(given, { env: { ...given.env, ...change } });

/** Puts an app with other facts behind the proxy. */
export const runningHas = (own: Parameters<typeof startApp>[1]) => async (world: SetUp) => {
  world.proxy.habits.port = await startApp(world.cleanUps, own);
};

/** Lets the proxy answer some hosts itself, with a status. */
export function answersItself({ proxy }: SetUp, answers: (host: string) => number | undefined): void {
  proxy.habits.answers = answers;
}

export const isSite = (host: string) => host.endsWith('.sites.example.net');

/** A process of Sunup that's connected to the database. */
export async function listenOnDatabase({ given, cleanUps }: SetUp): Promise<void> {
  const client = new pg.Client({ connectionString: given.env.databaseUrl, application_name: listenerName });
  client.on('error', () => undefined);
  await client.connect();
  cleanUps.push(() => client.end());
}

/** A port that takes connections and never says a word. */
export async function silentPort({ cleanUps }: SetUp): Promise<number> {
  const sockets: net.Socket[] = [];
  const server = net.createServer((socket) => sockets.push(socket.on('error', () => undefined)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanUps.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return (server.address() as net.AddressInfo).port;
}
