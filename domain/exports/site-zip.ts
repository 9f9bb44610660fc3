import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { brand } from '../../content/brand.ts';
import { fileNameOf } from '../../sites/render/files.ts';
import { siteAddress } from '../addresses.ts';
import { placedFile } from '../hosting/placing.ts';
import { filesOfVersion } from '../hosting/queries.ts';
import { readVersionFile } from '../hosting/version-files.ts';
import { projectOf } from '../projects/queries.ts';
import { newestVersion, shownVersion, type Version } from '../versions/versions.ts';
import { offlinePage } from './offline-page.ts';

export interface SiteZip {
  /** 'hollis-plumbing-version-3.zip'. */
  fileName: string;
  body: ReadableStream<Uint8Array>;
}

/** Types that are compressed already. */
const packed = /^(?:image\/(?!svg)|font\/)/;

/**
 * A person's own site as a ZIP that works from a folder. Without a version: the live one, or else the newest they were shown.
 * Undefined for another person's project, and for a version they weren't shown.
 */
export async function siteZip(ownerId: string, projectId: string, versionId?: string): Promise<SiteZip | undefined> {
  const project = await projectOf(ownerId, projectId);
  const wanted = versionId ?? project?.liveVersionId;
  const version = project && (wanted ? await shownVersion(projectId, wanted) : await newestVersion(projectId, true));
  if (!project || !version) return undefined;
  const label = project.slug ?? 'site';
  return {
    fileName: `${label}-version-${version.number}.zip`,
    body: zipped(entriesOf(version, siteAddress(project)), version.createdAt),
  };
}

interface Entry {
  name: string;
  body: Uint8Array;
  compress: boolean;
}

/** The site's files, one at a time, with their paths in the folder. */
async function* entriesOf(version: Version, origin: string): AsyncGenerator<Entry> {
  const files = await filesOfVersion(version.id);
  const paths = new Set(files.map(({ path }) => path));
  const { name, email, phone } = version.document.facts;
  yield { name: 'README.txt', body: Buffer.from(readMe(name, version, origin)), compress: true };
  for (const file of files) {
    const { path, type } = file;
    const source = await readVersionFile(version.projectId, file);
    const stored = await placedFile(source, file, origin);
    // A host shows the 404 page at any depth, so its links stay as they are.
    const offline = type.startsWith('text/html') && path !== '/404';
    const body = offline ? Buffer.from(offlinePage(stored.toString(), path, paths, { email, phone: phone?.display })) : stored;
    yield { name: fileNameOf(path), body, compress: !packed.test(type) };
  }
}

/** Builds a ZIP as it's read, so only one file of the site is in memory at a time. */
function zipped(entries: AsyncGenerator<Entry>, changedAt: Date): ReadableStream<Uint8Array> {
  let zip: Zip;
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        zip = new Zip((error, chunk, final) => {
          if (error) return controller.error(error);
          controller.enqueue(chunk);
          if (final) controller.close();
        });
      },
      pull: async () => {
        const { value: entry } = await entries.next();
        if (!entry) return zip.end();
        const file = entry.compress ? new ZipDeflate(entry.name, { level: 6 }) : new ZipPassThrough(entry.name);
        file.mtime = changedAt;
        zip.add(file);
        file.push(entry.body, true);
      },
      cancel: async () => {
        await entries.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}

function readMe(name: string, { number, createdAt }: Version, origin: string): string {
  return [
    `${name}, version ${number} of ${createdAt.toISOString().slice(0, 10)}`,
    '',
    'Double-click index.html to open the site. Everything it needs is in this folder.',
    '',
    'Forms: there’s no server behind these files. If the site lists an email address, its form opens the visitor’s email app.',
    'To receive forms on a page, give the form of your new host as the "action" of <form>.',
    '',
    'Moving to another host: upload the folder as it is. Each folder with an index.html becomes a page address.',
    `Then replace ${origin} with your new address in all .html files, sitemap.xml and robots.txt.`,
    '404.html is the page visitors see when an address doesn’t exist.',
    '',
    'Fonts are under the SIL Open Font License 1.1 and may be used and passed on with the site.',
    '',
    `Made by ${brand.name}. The site is yours.`,
    '',
  ].join('\r\n');
}
