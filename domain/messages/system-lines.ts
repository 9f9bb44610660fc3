import type { Connection } from '../../db/connect.ts';
import { post } from './post.ts';
import { threadOfProject } from './threads.ts';

/** Tells in a project's thread, in line with the messages, that something happened. Once per event; in the event's own transaction. */
export async function tellInThread(tx: Connection, projectId: string, eventKey: string, body: string): Promise<void> {
  const thread = await threadOfProject(tx, projectId);
  if (thread) await post(tx, thread.id, { author: 'system', via: 'system', body, eventKey }, 'stays');
}
