import { folderStore } from '../../outside/storage/folder-store.ts';
import type { FormKind } from '../hosting/site-forms.ts';
import type { NewLead } from '../leads/schema.ts';

/** A form of a live site, checked, as it's kept on this machine's disk while the database is away. */
export interface KeptForm {
  format: 1;
  id: string;
  projectId: string;
  kind: FormKind;
  /** The page that it was sent from. */
  page: string;
  lead: NewLead;
  isSpam: boolean;
  /** The sender's address, for limits. */
  address: string;
  receivedAt: string;
}

/** Of the names of their files, which sort by when they came. */
export const prefix = 'kept-forms/';

/** How many forms are kept in a data folder, and when the oldest one came. */
export async function keptForms(dataDir: string): Promise<{ count: number; oldestAt: Date | undefined }> {
  const store = folderStore(dataDir);
  let count = 0;
  let oldestAt: Date | undefined;
  for await (const key of store.list(prefix)) {
    count++;
    oldestAt ??= await store.read(key).then(
      (body) => new Date((JSON.parse(body.toString()) as KeptForm).receivedAt),
      () => undefined,
    );
  }
  return { count, oldestAt };
}
