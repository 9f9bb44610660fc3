import { digestOf, getFile, ifIntact } from '../../outside/storage/storage.ts';
import type { Manifest } from './manifest.ts';
import { placedFile } from './placing.ts';
import { fileOfVersion, type HostedRow } from './queries.ts';
import { remakeRelease } from './releases.ts';
import { repairVersionFile } from './version-files.ts';

/** Makes lost files again from what they were made of, which the file store alone doesn't have. */
export interface Repairs {
  /** The plain body of a served file. Undefined if it can't be made now. */
  body: (manifest: Manifest, path: string) => Promise<Buffer | undefined>;
  /** Name of a manifest in place of a lost one. Rejects if it can't be made now. */
  manifest: (row: HostedRow) => Promise<string>;
}

/** Repairs from the version's files, and those from its sources, if need be with the generator. */
export const rebuilding: Repairs = {
  async body({ versionId, origin, formNotice, files }, path) {
    const source = await fileOfVersion(versionId, path);
    const body = source && ((await ifIntact(getFile(source.hash))) ?? (await repairVersionFile(source)));
    const served = body && (await placedFile(body, source, origin, formNotice));
    return served && digestOf(served) === files[path]?.hash ? served : undefined;
  },
  async manifest({ versionId, origin }) {
    return (await remakeRelease(versionId, origin)).manifestHash;
  },
};
