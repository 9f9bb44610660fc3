import { z } from 'zod';

const idPattern = /^(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z$/;

/** A stored object of a backup, with what it must contain. */
const part = z.object({ key: z.string(), bytes: z.int(), sha256: z.string() });
export type Part = z.infer<typeof part>;

/**
 * What a backup holds. It's written last, so a backup with a manifest is complete. The dump is in parts of PostgreSQL's text
 * format for COPY, compressed with gzip; one after the other they are a table.
 */
export const backupManifest = z.object({
  format: z.literal(1),
  /** Moment of the snapshot. */
  id: z.string().regex(idPattern),
  finishedAt: z.iso.datetime(),
  /** How many migrations its tables have had, and PostgreSQL's version. */
  migrationCount: z.int(),
  serverVersion: z.string(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), parts: z.array(part) })),
  sequences: z.record(z.string(), z.int()),
  /** Waiting jobs, as lines of JSON. */
  jobs: part,
  /** Lists of stored files, as lines of JSON, one list for each first digit of their names. */
  fileLists: z.array(part),
  /** Stored files, those that this backup added, and those that were already lost. */
  files: z.object({ count: z.int(), bytes: z.int(), added: z.int(), lost: z.array(z.string()) }),
});
export type BackupManifest = z.infer<typeof backupManifest>;

export const manifestKey = (id: string): string => `backups/${id}.json`;

/** ID of a backup of a moment: '2026-11-28T083000Z'. */
export const backupIdAt = (moment: Date): string => `${moment.toISOString().slice(0, 19).replaceAll(':', '')}Z`;

/** The moment that a backup's ID names. Undefined if it's no such ID. */
export function dateOfBackup(id: string): Date | undefined {
  const [, day, hours, minutes, seconds] = idPattern.exec(id) ?? [];
  return day ? new Date(`${day}T${hours}:${minutes}:${seconds}Z`) : undefined;
}
