import { siteOrigin } from '../../domain/addresses.ts';
import { briefAdvice } from '../../domain/briefs/advice.ts';
import type { FocalPoint } from '../../domain/briefs/focus-schema.ts';
import { leftOutOf, photosWithoutRoom } from '../../domain/briefs/left-out.ts';
import { choicesOfHeadline, draftDocument, freeLogo, tidiedAnswers, wordsOfPages } from '../../domain/briefs/preview.ts';
import { currentBriefForm, freeHost, problemsIn, type Upload } from '../../domain/briefs/queries.ts';
import { type Answers, answerAt, type BriefStep, stepPaths } from '../../domain/briefs/schema.ts';
import { titleOfChosenLook } from '../../domain/looks/brief-looks.ts';
import { orderOf } from '../../domain/orders/queries.ts';
import { laterDay } from '../../domain/slots/slots.ts';
import { stateCode } from '../../sites/addresses/us-states.ts';
import { placeOfField } from '../../sites/brief/field-words.ts';
import type { Photo } from '../../sites/document/document.ts';
import type { SeenPhoto } from '../../sites/pictures/refusals.ts';
import { isBlank } from './same-answer.ts';

/** Data for a step of the brief. Undefined if the user has no unsent brief. */
export async function onboardingData(userId: string, step: BriefStep) {
  const form = await currentBriefForm(userId);
  if (!form || form.submittedAt) return undefined;
  const { orderId, paidAt } = form.project;
  const photos = form.uploads.filter(({ kind }) => kind === 'photo');
  // What's short is said on these two steps.
  const words = step === 'pages' || step === 'review' ? wordsOfPages(form) : Promise.resolve(undefined);
  const [advice, host, document, order] = await Promise.all([
    words.then((counted) => briefAdvice(form.input, form.photos, counted)),
    freeHost(form.projectId, form.input),
    step === 'look' || step === 'review' ? draftDocument(form.previewToken, form.revision, form) : undefined,
    orderId ? orderOf(userId, orderId) : undefined,
  ]);
  return {
    projectId: form.projectId,
    step,
    answers: form.answers,
    revision: form.revision,
    savedAt: form.updatedAt.getTime(),
    now: Date.now(),
    started: isStarted(form.answers),
    previewOrigin: siteOrigin(`b-${form.previewToken}`),
    problems: problemsIn(form),
    host,
    paid: Boolean(paidAt),
    /** The start day of a paid order if it's in the future, otherwise ''. */
    startsOn: paidAt ? laterDay(order?.startDay) : '',
    advice,
    hasTownWithState: namesState(answerAt(form.answers, 'business.serviceArea')),
    /** What we tidied in the owner's text. Undefined if we couldn't read it in time. */
    tidied: step === 'review' ? await tidiedTexts(form.input, form.projectId) : [],
    headlines: step === 'review' ? await choicesOfHeadline(form.input, form.projectId) : undefined,
    uploads: form.uploads.map(shownUpload),
    freeLogo: document && step === 'look' ? await freeLogo(document) : undefined,
    /** The title of the look that the owner chose. */
    lookTitle: step === 'review' ? await titleOfChosenLook(form.input) : undefined,
    leftOut: document && step === 'review' ? leftOutOf(document, form.answers, photos) : [],
    photosWithoutRoom: document && step === 'review' ? photosWithoutRoom(document, photos) : undefined,
  };
}

/** True if a town of the list ends with its state: 'Ogden UT', 'Ogden, Utah'. */
function namesState(towns: unknown): boolean {
  return Array.isArray(towns) && towns.some((town) => /\b[A-Z]{2}$/.test(town) || lastWords(String(town)).some(stateCode));
}

/** The last one and two words of a text, if they're longer than a code, because 'in' and 'or' are words too. */
function lastWords(text: string): string[] {
  const words = text.trim().split(/[\s,]+/);
  return [1, 2].map((count) => words.slice(-count).join(' ')).filter((word) => word.length > 2);
}

/** Every text that our proofreader changes, also those that the owner keeps as typed, so they can be tidied again. */
async function tidiedTexts(input: Answers, projectId: string): Promise<TidiedChange[] | undefined> {
  const changes = await tidiedAnswers(input, projectId);
  return changes?.map(({ what, ...change }) => ({ ...change, place: placeOfField(change.field), what: what.join(', ') }));
}

/** A change that our proofreader made to an answer. */
export interface TidiedChange {
  /** Path of the answer. */
  field: string;
  /** Where the answer is, in words: 'Services, second entry'. */
  place: string;
  before: string;
  after: string;
  /** What was changed, such as 'Spelling, Apostrophe'. */
  what: string;
}

/** Answers we fill in ourselves, from the account, the page picker and the browser. */
const given = ['business.email', 'business.timeZone', 'pages'];

function isStarted(answers: Answers): boolean {
  return Object.values(stepPaths).some((paths) => paths.some((path) => !given.includes(path) && !isBlank(answerAt(answers, path))));
}

export type OnboardingData = NonNullable<Awaited<ReturnType<typeof onboardingData>>>;

/** An uploaded picture as the form shows it. */
export interface ShownUpload {
  id: string;
  kind: 'photo' | 'logo';
  fileName: string;
  alt: string;
  rights: boolean;
  pictureUrl: string;
  width: number;
  height: number;
  /** The owner wants the photo in spite of a flaw. */
  keep: boolean;
  /** It came out dark, so we lightened it. */
  lightened: boolean;
  /** Which photo of the trade's list it is. '' if it's none of them. */
  shot: string;
  /** What stays in view when it's cropped. */
  focus: FocalPoint;
  /** The place that the owner gave it, from 0. */
  place: number | null;
  /** What its place among the photos, its refusal and its pair depend on. `after` is the ID of the photo of what's after. */
  photo: SeenPhoto & { taken?: string; after?: string };
}

export function shownUpload({ id, kind, fileName, alt, rights, keep, place, photo }: Upload): ShownUpload {
  const variants = photo.variants.filter(({ format }) => format === 'webp');
  const small = variants[0] ?? photo.variants[0];
  return {
    id,
    kind,
    fileName,
    alt,
    rights,
    pictureUrl: small ? `/files/${small.hash}.${small.format}` : '',
    width: photo.width,
    height: photo.height,
    keep,
    lightened: photo.lightened ?? false,
    shot: photo.shot ?? '',
    focus: photo.focus ?? { x: 0.5, y: 0.5 },
    place,
    photo: seenPart(photo),
  };
}

function seenPart({ id, width, height, flaw, likeness, tone, taken, after }: Photo): ShownUpload['photo'] {
  return { id, width, height, flaw, likeness, tone, taken, after };
}
