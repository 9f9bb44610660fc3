import { type SQL, sql } from 'drizzle-orm';
import { getFile, getSealed } from '../../outside/storage/storage.ts';

/** A stored file that a row refers to. For a random name, the row also has its length and digest. */
export interface NeededFile extends Record<string, unknown> {
  name: string;
  bytes: number | null;
  sha256: string | null;
}

/** The logo, and those that issued documents show. */
export const markNames = sql`
  select split_part(value #>> '{}', ' ', 1) as name from settings where key = 'brandMark' and value #>> '{}' <> ''
  union select seller->>'mark' from documents where seller->>'mark' is not null`;

/** The statement for files whose names start with a hexadecimal digit and come after a name, in name order. */
export function neededFiles(firstDigit: string, after = ''): SQL {
  return sql`
    select name, max(bytes) as bytes, max(sha256) as sha256 from (
      select hash as name, null::int as bytes, null as sha256 from site_files
      union all select manifest_hash, null, null from site_releases
      union all select unnest(bodies), null, null from site_releases
      union all select jsonb_path_query(photo, '$.variants[*].hash') #>> '{}', null, null from uploads
      union all select jsonb_path_query(sources, '$.uploads[*].photo.variants[*].hash') #>> '{}', null, null from site_versions
      union all select file_key, null, null from contact_requests where file_key is not null
      union all select file_key, bytes, sha256 from message_files
      union all select file_key, bytes, sha256 from lead_files
      union all select file_key, null, null from incoming_mails where file_key is not null
      union all select name, null, null from (${markNames}) marks
    ) needed
    where name like ${`${firstDigit}%`} and name > ${after}
    group by name order by name`;
}

/** Reads and verifies such a file. Throws if it's missing or damaged, or the store is away. */
export function readNeeded({ name, bytes, sha256 }: NeededFile): Promise<Buffer> {
  return bytes !== null && sha256 !== null ? getSealed(name, { bytes, sha256 }) : getFile(name);
}
