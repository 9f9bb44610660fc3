import { and, eq } from 'drizzle-orm';
import { isHarmfulName } from '../../content/harmful-files.ts';
import { db } from '../../db/connect.ts';
import { leadFiles, leadMails, leads, projects } from '../../db/schema/index.ts';
import type { ReadFile } from '../../outside/mail-in/read-mail.ts';
import { getSealed } from '../../outside/storage/storage.ts';
import { shownFileName } from '../file-names.ts';
import { isId } from '../ids.ts';
import { isPicture, type KeptAttachment, keepAccepted, type SentFile } from '../messages/attachments.ts';
import { messageLimits } from '../messages/schema.ts';

/** Pictures in the text that are smaller are the logos of signatures. Photos have more bytes. */
const leastInlineBytes = 20 * 1024;

/** Files that a conversation names because they weren't kept. */
const mostNotes = 20;

/**
 * Stores the files of an email that we'd accept as uploads, for its conversation. `notes` says which others weren't kept. Throws if pictures
 * can't be decoded now, so the job tries again.
 */
export async function keepMailFiles(files: ReadFile[]): Promise<{ kept: KeptAttachment[]; notes: string[] }> {
  const sent = sentFiles(files);
  const harmful = sent.filter(({ name }) => isHarmfulName(name));
  const { kept, refused } = await keepAccepted(sent.filter((file) => !harmful.includes(file)));
  const notes = [
    ...harmful.map((file) => `${shownFileName(file.name)} wasn’t kept because this kind of file can be harmful.`),
    ...refused.map(({ fileName, code }) => `${fileName} wasn’t kept because ${whyNot(code)}.`),
  ];
  return { kept, notes: notes.slice(0, mostNotes) };
}

/** The files that someone sent on purpose: all but the pictures of their signature. */
export function sentFiles(files: ReadFile[]): SentFile[] {
  const isLogo = ({ isInline, type, content }: ReadFile) => isInline && type.startsWith('image/') && content.byteLength < leastInlineBytes;
  return files.filter((file) => !isLogo(file)).map(({ name, content }) => ({ name, bytes: content }));
}

function whyNot(code: string): string {
  if (code === 'too-many-files') return `we keep up to ${messageLimits.files} files of an email`;
  if (code === 'file-too-large') return 'it’s over 10 MB';
  return code === 'file-type-unsupported' ? 'it’s a kind of file that we can’t check' : 'we couldn’t read it';
}

/** A file of a lead's conversation, for the site's owner. Undefined for anyone else, and for an unknown ID. */
export async function fileOfLead(fileId: string, ownerId: string) {
  if (!isId(fileId)) return undefined;
  const [file] = await db()
    .select({ key: leadFiles.fileKey, name: leadFiles.fileName, type: leadFiles.type, bytes: leadFiles.bytes, sha256: leadFiles.sha256 })
    .from(leadFiles)
    .innerJoin(leadMails, eq(leadMails.id, leadFiles.leadMailId))
    .innerJoin(leads, eq(leads.id, leadMails.leadId))
    .innerJoin(projects, eq(projects.id, leads.projectId))
    .where(and(eq(leadFiles.id, fileId), eq(projects.ownerId, ownerId)));
  if (!file) return undefined;
  return { name: file.name, type: file.type, shown: isPicture(file.type), body: await getSealed(file.key, file) };
}
