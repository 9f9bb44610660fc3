import { and, eq } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { editRequests } from '../../db/schema/index.ts';
import type { Picture, SiteDocument } from '../../sites/document/document.ts';
import { compositionTitle, sceneCount, sceneTrades } from '../../sites/trades/scenes.ts';
import { uploadsOf } from '../briefs/queries.ts';
import { isId } from '../ids.ts';
import { projectForAdmin } from '../projects/queries.ts';
import { picturePlaces } from '../versions/places.ts';
import { sectionName } from '../versions/section-words.ts';
import { textsOfSection } from '../versions/texts.ts';
import { newestVersion, previewOrigin } from '../versions/versions.ts';
import { removedByHand } from './noted-edits.ts';
import { canTakeOff, picturesToSpare } from './removals.ts';

/** What admins can change: all sections of the newest version, and the selected one's texts and pictures with their alternatives. */
export async function sectionChoices(projectId: string, wanted: { request: string | null; page: string | null; section: string | null }) {
  const record = isId(projectId) ? await projectForAdmin(projectId) : undefined;
  const newest = record ? await newestVersion(projectId, false) : undefined;
  if (!record || !newest) return undefined;
  const { document } = newest;
  const request = wanted.request && isId(wanted.request) ? await requestOf(projectId, wanted.request) : undefined;
  const sections = document.pages.flatMap((page) =>
    page.sections.map((section) => ({
      page: page.path,
      pageLabel: page.label.text,
      id: section.id,
      label: sectionName(section.kind, section.props),
    })),
  );
  const at = { page: wanted.page ?? request?.page ?? '/', section: wanted.section ?? request?.section ?? '' };
  const chosen =
    sections.find((section) => section.page === at.page && section.id === at.section) ??
    sections.find((section) => section.page === at.page) ??
    sections[0];
  const photos = await uploadsOf(db(), projectId);
  const section = chosen && sectionOf(document, chosen.page, chosen.id);
  const pictures = section ? picturePlaces(section.props) : [];
  const spare = section
    ? await picturesToSpare(
        section,
        pictures.map(({ path }) => path),
      )
    : new Set();
  return {
    project: { name: record.project.name },
    origin: previewOrigin(newest.previewToken),
    request: request ? { id: request.id, place: request.place, words: request.words } : null,
    sections,
    removedByHand: await removedByHand(projectId),
    chosen: chosen
      ? {
          ...chosen,
          texts: textsOfSection(document, chosen.page, chosen.id),
          canTakeOff: canTakeOff(document, chosen.page, chosen.id),
          pictures: pictures.map(({ path, picture }) => ({
            path,
            canLeaveOut: spare.has(path),
            now: picture.alt.text || picture.kind,
            options: [
              ...photos
                .filter((photo) => photo.kind === 'photo' && photo.rights)
                .map((photo) => ({
                  label: `Photo: ${photo.alt || photo.fileName}`,
                  picture: { kind: 'photo', photo: photo.photo, alt: { text: photo.alt, from: 'owner', fields: [] } } satisfies Picture,
                })),
              ...sceneOptions(document, picture),
            ],
          })),
        }
      : null,
  };
}

function sectionOf(document: SiteDocument, page: string, section: string) {
  return document.pages.find(({ path }) => path === page)?.sections.find(({ id }) => id === section);
}

async function requestOf(projectId: string, requestId: string) {
  const [row] = await db()
    .select()
    .from(editRequests)
    .where(and(eq(editRequests.id, requestId), eq(editRequests.projectId, projectId)));
  return row;
}

/** Illustrations of the site's trade, except the current one. */
function sceneOptions(document: SiteDocument, now: Picture): { label: string; picture: Picture }[] {
  const trade = now.kind === 'scene' || now.kind === 'detail' ? now.trade : document.trade.key;
  // A trade without drawings would get those of a street of shops.
  if (!sceneTrades.includes(trade)) return [];
  return Array.from({ length: sceneCount(trade) }, (_, composition) => {
    const title = compositionTitle(trade, composition);
    return {
      label: `Drawing: ${title}`,
      picture: {
        kind: 'scene' as const,
        trade,
        composition,
        ground: 0.2,
        mirror: false,
        seed: String(document.seed),
        alt: { text: `Drawing: ${title}`, from: 'default' as const, fields: [] },
      },
    };
  });
}
