import type { Connection } from '../../db/connect.ts';
import { post } from './post.ts';
import { threadOfProject } from './threads.ts';

/** Adds a line about an event to a project's thread, linked to an edit if it's about one. Once per event, in the event's transaction. */
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
