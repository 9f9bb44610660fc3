import { eq } from 'drizzle-orm';
import type { PageKey } from '../../content/site-pages.ts';
import { db } from '../../db/connect.ts';
import { projects, userRoles } from '../../db/schema/index.ts';
import { siteOrigin } from '../../domain/addresses.ts';
import { draftSite } from '../../domain/drafts/drafting.ts';
import { openProject } from '../../domain/projects/projects.ts';
import { approveVersion } from '../../domain/publications/publishing.ts';
import { newestVersion } from '../../domain/versions/versions.ts';
import plomero from '../../sites/briefs/long-tail/plomero.json' with { type: 'json' };
import plumber from '../../sites/briefs/plumber-raleigh.json' with { type: 'json' };
import { must } from '../../tests/harness/must.ts';
import { answeredProject, type Customer, sendBrief, signUp } from '../setup/customer.ts';

/** Who types, and whose sites they type into. */
export interface People {
  /** Has a brief that isn't sent. */
  writer: Owner;
  /** Live sites with a contact and a booking form, in English and in Spanish. */
  english: LiveOwner;
  spanish: LiveOwner;
  /** Has a draft that they edit. */
  editor: LiveOwner;
  admin: string;
}

interface Owner {
  id: string;
  email: string;
  cookie: string;
  projectId: string;
}

interface LiveOwner extends Owner {
  host: string;
  versionId: string;
  /** A section of the home page. */
  place: { page: string; section: string };
}

const formPages: PageKey[] = ['home', 'services', 'about', 'booking', 'contact'];

export async function makePeople(): Promise<People> {
  const writer = await signUp('writer');
  const brief = await openProject(writer.id);
  // Another seed would be another look, and the figures should be the same on every run.
  await db().update(projects).set({ seed: 20_114 }).where(eq(projects.id, brief.id));
  const admin = await signUp('admin');
  await db().insert(userRoles).values({ userId: admin.id, role: 'admin', grantedBy: 'bench' });
  return {
    writer: { ...writer, projectId: brief.id },
    english: await liveOwner('english', { ...plumber, pages: formPages }),
    spanish: await liveOwner('spanish', { ...plomero, pages: formPages }),
    editor: await liveOwner('editor', plumber),
    admin: admin.cookie,
  };
}

async function liveOwner(name: string, brief: Parameters<typeof answeredProject>[1]): Promise<LiveOwner> {
  const customer: Customer = await signUp(name);
  const projectId = await answeredProject(customer, brief);
  await sendBrief(customer.id, projectId);
  await draftSite(projectId);
  const version = await newestVersion(projectId, false);
  const section = version?.document.pages[0]?.sections[1];
  if (!version?.passed || !section) throw new Error(`The draft of ${name} didn’t pass: ${JSON.stringify(version?.gate.checks)}`);
  must(await approveVersion(customer.id, projectId, version.id, version.contentHash));
  const [project] = await db().select({ slug: projects.slug }).from(projects).where(eq(projects.id, projectId));
  const host = new URL(siteOrigin(project?.slug ?? '')).host;
  return { ...customer, projectId, host, versionId: version.id, place: { page: '/', section: section.id } };
}
