import { and, eq, type SQL } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { projects } from '../../db/schema/index.ts';
import type { Project } from './projects.ts';

/** Who changes a site in the editor: its owner, or an admin for them. */
export interface SiteEditor {
  role: 'owner' | 'admin';
  userId: string;
}

export const asOwner = (userId: string): SiteEditor => ({ role: 'owner', userId });
export const asAdmin = (userId: string): SiteEditor => ({ role: 'admin', userId });

/** The actor that events and edits name: `user:<id>` or `admin:<id>`. */
export function actorOf({ role, userId }: SiteEditor): string {
  return `${role === 'owner' ? 'user' : 'admin'}:${userId}`;
}

/** A project if the editor may change it: owners their own, admins every one. */
export function mayChange({ role, userId }: SiteEditor, projectId: string): SQL | undefined {
  return and(eq(projects.id, projectId), role === 'owner' ? eq(projects.ownerId, userId) : undefined);
}

/** The project, if the editor may change it. */
export function projectFor(editor: SiteEditor, projectId: string): Promise<Project | undefined> {
  return db().query.projects.findFirst({ where: mayChange(editor, projectId) });
}
