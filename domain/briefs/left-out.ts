import { placeOfField } from '../../sites/brief/field-words.ts';
import type { SiteDocument } from '../../sites/document/document.ts';
import { type NotShown, notShownSentences } from '../../sites/pictures/refusals.ts';
import { refusedUploads } from './photo-order.ts';
import { draftDocument } from './preview.ts';
import { briefForm, type Upload } from './queries.ts';
import { type Answers, type BriefStep, stepOfField } from './schema.ts';

export interface LeftOut {
  /** 'Quotes, second entry'. */
  place: string;
  reason: string;
  step: BriefStep;
}

/**
 * Answers that guide a site and never appear on it, those by which the owner said that it shouldn't, and questions, which are
 * listed with their answers.
 */
const steering = /^(?:look\.(?:style|tone|mood|logoDesign)|domain\.|business\.(?:timeZone|trade$)|interview\.\d+\.question)/;

/**
 * The owner's answers that the site won't show, each once, with the reason. An answer of the interview is named by its question.
 * `photos` are in the brief's order. They're listed once per reason, except those without room (`photosWithoutRoom`).
 */
export function leftOutOf({ unused }: Pick<SiteDocument, 'unused'>, { business, interview }: Answers, photos: Upload[]): LeftOut[] {
  const urgent = (business as { urgent?: string } | undefined)?.urgent;
  const questions = interview as { question?: string }[] | undefined;
  const leftOut = unused
    .filter(({ field }) => !steering.test(field) && !photoField.test(field) && !(field === 'business.urgent' && urgent === 'no'))
    .map(({ field, reason }) => ({
      place: questions?.[Number(/^interview\.(\d+)\./.exec(field)?.[1])]?.question ?? placeOfField(field),
      reason,
      step: stepOfField(field),
    }));
  return [
    ...leftOut.filter((one, index) => leftOut.findIndex((other) => other.place === one.place && other.reason === one.reason) === index),
    ...notShownSentences(photosLeftOut(unused, photos).filter((photo) => photo.reason !== 'room')).map(
      (reason): LeftOut => ({ place: 'Photos', reason, step: 'photos' }),
    ),
  ];
}

/** A sentence about the photos that no picked page has room for, if there are any. */
export function photosWithoutRoom({ unused }: Pick<SiteDocument, 'unused'>, photos: Upload[]): string | undefined {
  return notShownSentences(photosLeftOut(unused, photos).filter(({ reason }) => reason === 'room'))[0];
}

/** The same sentence for an owner's unsent brief. */
export async function photosWithoutRoomOf(ownerId: string, projectId: string): Promise<string | undefined> {
  const form = await briefForm(ownerId, projectId);
  const photos = form?.uploads.filter(({ kind }) => kind === 'photo') ?? [];
  if (!form || form.submittedAt || photos.length === 0) return undefined;
  const document = await draftDocument(form.previewToken, form.revision, form);
  return document && photosWithoutRoom(document, photos);
}

const photoField = /^photos\.(\d+)\./;

function photosLeftOut(unused: SiteDocument['unused'], photos: Upload[]): { name: string; reason: NotShown }[] {
  const places = new Set(unused.map(({ field }) => photoField.exec(field)?.[1]));
  const refused = refusedUploads(photos);
  return photos
    .filter((_, index) => places.has(String(index)))
    .map(({ id, fileName, rights }) => ({ name: fileName, reason: rights ? (refused.get(id) ?? 'room') : 'permission' }));
}
