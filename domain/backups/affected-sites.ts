import type { Query } from '../../db/client.ts';

/** Host labels of the sites that stored files belong to, photos and versions included. A site without a host yet has the project's ID. */
export async function affectedSites(query: Query, names: string[]): Promise<string[]> {
  const list = names.map((name) => `'${name.replaceAll("'", "''")}'`).join(', ');
  if (!list) return [];
  const rows = await query<{ site: string }>(`
    select distinct coalesce(slug, projects.id::text) as site from projects
    where id in (
      select project_id from uploads
      where exists (select from jsonb_path_query(photo, '$.variants[*].hash') hash where hash #>> '{}' in (${list}))
      union select project_id from site_versions where id in (
        select version_id from site_files where hash in (${list})
        union select version_id from site_releases where manifest_hash in (${list}) or bodies && array[${list}]))
    order by 1`);
  return rows.map(({ site }) => site);
}
