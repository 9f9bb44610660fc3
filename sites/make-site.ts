import type { Brief } from './brief/brief.ts';
import type { BriefNote } from './brief/read-brief.ts';
import { compose } from './compose.ts';
import type { SiteDocument } from './document/document.ts';
import { type GateReport, gate } from './gate/gate.ts';
import type { LookWishes } from './look/choose.ts';
import { otherLooks } from './other-looks.ts';
import { encodePhoto } from './pictures/encode.ts';
import { PictureProblem } from './pictures/picture-type.ts';
import { lightenedWords } from './pictures/refusals.ts';
import { prepareBrief } from './proofreading/prepare-brief.ts';
import { hashOf, type SiteFiles } from './render/files.ts';
import { renderSite } from './render/render.tsx';
import { random } from './scenes/random.ts';
import type { BriefPhoto } from './writer/pictures/site-pictures.ts';

export interface MakeOptions {
  /** Decides everything that is chosen; the same brief and seed give the same site. If it's missing, the name decides. */
  seed?: number | undefined;
  /** Gives the bytes of a file the brief names, or nothing when there is none. */
  readFile: (name: string) => Promise<Uint8Array | undefined>;
  /** `https://host` that will serve the site. */
  origin: string;
  formsTo?: string;
  /** What was asked of the look. */
  wishes?: LookWishes;
  /** How many other looks of the site to make as well. */
  looks?: number;
}

export type MadeSite =
  | {
      ok: true;
      brief: Brief;
      document: SiteDocument;
      files: SiteFiles;
      report: GateReport;
      hash: string;
      notes: BriefNote[];
      looks: Look[];
    }
  | { ok: false; problems: { field: string; message: string }[] };

/** The site in another look. */
export interface Look {
  document: SiteDocument;
  files: SiteFiles;
}

/**
 * A brief's whole way: read, tidied, pictures encoded, composed, rendered, judged. A brief that can't be read gives its problems;
 * a picture that can't be used is left out with a note. Does not decide about publication: see `report.passed`.
 */
export async function makeSite(
  briefJson: unknown,
  { seed: given, readFile, origin, formsTo, wishes, looks = 0 }: MakeOptions,
): Promise<MadeSite> {
  const prepared = await prepareBrief(briefJson);
  if (!prepared.ok) return prepared;
  const { brief, changes: tidied } = prepared;
  const seed = given ?? Math.floor(random(brief.business.name)() * 1_000_000);
  const { photos, bodies, refused, lightened } = await encodePictures(brief, readFile);
  const request = { brief, seed, photos, tidied, ...(wishes && { wishes }) };
  const composed = compose(request);
  const unexplained = refused.filter(({ field }) => !composed.unused.some((entry) => entry.field === field));
  const document = { ...composed, unused: [...composed.unused, ...unexplained.map(({ field, message }) => ({ field, reason: message }))] };
  const render = (site: SiteDocument) => renderSite(site, { origin, photoBytes: (hash) => bodies.get(hash), ...(formsTo && { formsTo }) });
  const files = await render(document);
  const others: Look[] = [];
  for (const other of otherLooks(request, composed, looks)) others.push({ document: other.document, files: await render(other.document) });
  const report = await gate(document, files, brief);
  return {
    ok: true,
    brief,
    document,
    files,
    report,
    hash: hashOf(files),
    notes: [...prepared.notes, ...refused, ...lightened],
    looks: others,
  };
}

async function encodePictures(brief: Brief, readFile: MakeOptions['readFile']) {
  const photos: BriefPhoto[] = [];
  const bodies = new Map<string, Buffer>();
  const refused: BriefNote[] = [];
  const lightened: BriefNote[] = [];
  const wanted = [
    ...(brief.photos ?? []).map((photo, index) => ({ field: `photos.${index}`, ...photo })),
    ...(brief.look?.logo ? [{ field: 'look.logo', file: brief.look.logo, alt: undefined, rights: true }] : []),
  ].filter(({ rights }) => rights === true);
  // One after another, because a decoded photo takes 13 MB. Its files are encoded in parallel.
  for (const { field, file, alt } of wanted) {
    const result = await encodeFile(file, field === 'look.logo' ? 'logo' : 'photo', readFile);
    if (typeof result === 'string') refused.push({ field, message: result });
    else {
      photos.push({ field, photo: result.photo, ...(alt && { alt }) });
      for (const [hash, body] of result.bodies) bodies.set(hash, body);
      if (result.photo.lightened) lightened.push({ field, message: lightenedWords });
    }
  }
  return { photos, bodies, refused, lightened };
}

/** The encoded picture, or the sentence that says why there is none. */
async function encodeFile(file: string, use: 'photo' | 'logo', readFile: MakeOptions['readFile']) {
  const bytes = await readFile(file);
  if (!bytes) return `The file ${file} is missing.`;
  try {
    return await encodePhoto(bytes, use);
  } catch (error) {
    if (error instanceof PictureProblem) return `${file}: ${error.message}`;
    throw error;
  }
}
