import type { Connection } from '../../db/connect.ts';
import { post } from './post.ts';
import { threadOfProject } from './threads.ts';

/** Tells in a project's thread, in line with the messages, that something happened, to an edit if it was one. Once per event; in the event's own transaction. */
export async function addSystemLine(
  tx: Connection,
  projectId: string,
  eventKey: string,
  body: string,
  editRequestId?: string,
): Promise<void> {
  const thread = await threadOfProject(tx, projectId);
  if (thread) await post(tx, thread.id, { author: 'system', via: 'system', body, eventKey, editRequestId }, 'stays');
}
