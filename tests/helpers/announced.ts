import pg from 'pg';

/** Notifications that every process gets during `work`. */
export async function announcedIn(databaseUrl: string, work: () => Promise<unknown>): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const heard: unknown[] = [];
  client.on('notification', ({ payload }) => heard.push(JSON.parse(payload ?? '{}')));
  await client.query('listen sunup_live');
  await work();
  // Notifications arrive before the answer of a later query.
  await client.query('select 1');
  await client.end();
  return heard;
}
