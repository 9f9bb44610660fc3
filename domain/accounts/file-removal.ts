import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { type Connection, db } from '../../db/connect.ts';
import {
  contactRequests,
  incomingMails,
  leadFiles,
  leadMails,
  leads,
  messageFiles,
  messages,
  projects,
  siteFiles,
  siteReleases,
  siteVersions,
  threads,
} from '../../db/schema/index.ts';
import { deleteFile } from '../../outside/storage/storage.ts';
import { minuteMs } from '../../time/units.ts';
import { markNames } from '../hosting/needed-files.ts';

/** A file stored again within this time may belong to a site that's being built right now. */
const graceMs = 5 * minuteMs;

/** Names of all stored files of a person's projects with their leads and emails, messages and contact requests. */
export async function filesOfPerson(tx: Connection, userId: string, email: string | null): Promise<string[]> {
  const own = tx.select({ id: projects.id }).from(projects).where(eq(projects.ownerId, userId));
  const versions = tx.select({ id: siteVersions.id }).from(siteVersions).where(inArray(siteVersions.projectId, own));
  const served = await tx.selectDistinct({ name: siteFiles.hash }).from(siteFiles).where(inArray(siteFiles.versionId, versions));
  const released = await tx
    .select({ manifest: siteReleases.manifestHash, bodies: siteReleases.bodies })
    .from(siteReleases)
    .where(inArray(siteReleases.versionId, versions));
  const sent = await tx
    .selectDistinct({ name: messageFiles.fileKey })
    .from(messageFiles)
    .innerJoin(messages, eq(messages.id, messageFiles.messageId))
    .innerJoin(threads, eq(threads.id, messages.threadId))
    .where(sql`${threads.userId} = ${userId} or ${threads.guestEmail} = ${email}`);
  const emailed = await tx
    .selectDistinct({ name: leadFiles.fileKey })
    .from(leadFiles)
    .innerJoin(leadMails, eq(leadMails.id, leadFiles.leadMailId))
    .innerJoin(leads, eq(leads.id, leadMails.leadId))
    .where(inArray(leads.projectId, own));
  const asked = await tx
    .selectDistinct({ name: contactRequests.fileKey })
    .from(contactRequests)
    .where(sql`${contactRequests.userId} = ${userId} or lower(${contactRequests.email}) = ${email}`);
  const received = await tx
    .selectDistinct({ name: incomingMails.fileKey })
    .from(incomingMails)
    .where(or(inArray(incomingMails.projectId, own), email ? writtenToUsBy(email) : undefined));
  const pictures = await tx.execute<{ name: string }>(pictureNames(sql`projects.owner_id = ${userId}`));
  const names = [...served, ...sent, ...emailed, ...asked, ...received, ...pictures.rows].flatMap(({ name }) => (name ? [name] : []));
  return [...new Set([...names, ...released.flatMap(({ manifest, bodies }) => [manifest, ...bodies])])];
}

/** Emails that someone sent to us. Those that they sent to an owner's address are the owner's. */
export function writtenToUsBy(email: string) {
  const author = sql`${incomingMails.authentication} ->> 'author'`;
  return and(isNull(incomingMails.projectId), or(eq(incomingMails.sender, email), eq(author, email)));
}

/** Removes files that no row refers to anymore. Files that another site uses stay. Returns how many were removed. */
export async function removeFiles(names: string[], now: Date = new Date()): Promise<number> {
  const named = sql`(select jsonb_array_elements_text(${JSON.stringify(names)}::jsonb))`;
  const { rows } = await db().execute<{ name: string }>(sql`
    select name from ${named} named (name)
    except select hash from site_files
    except select manifest_hash from site_releases
    except select unnest(bodies) from site_releases
    except select file_key from message_files
    except select file_key from lead_files where file_key in ${named}
    except select file_key from contact_requests where file_key is not null
    except select file_key from incoming_mails where file_key in ${named}
    except (${markNames})
    except (${pictureNames(sql`true`)})`);
  let removed = 0;
  for (const { name } of rows) if (await deleteFile(name, new Date(now.getTime() - graceMs))) removed++;
  return removed;
}

/** Names of encoded pictures in the projects matched by `where`: in briefs, and in versions that can be restored. */
function pictureNames(where: ReturnType<typeof sql>) {
  return sql`
    select jsonb_path_query(uploads.photo, '$.variants[*].hash') #>> '{}' as name
      from uploads join projects on projects.id = uploads.project_id where ${where}
    union select jsonb_path_query(site_versions.sources, '$.uploads[*].photo.variants[*].hash') #>> '{}'
      from site_versions join projects on projects.id = site_versions.project_id where ${where}`;
}
