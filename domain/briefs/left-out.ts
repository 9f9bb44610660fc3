import type { SiteDocument } from '../../sites/document.ts';
import { placeOfField } from '../../sites/field-words.ts';
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

/** The owner's answers that the site won't show, each once, with the reason. An answer of the interview is named by its question. */
export function leftOutOf({ unused }: SiteDocument, { business, interview }: Answers): LeftOut[] {
  const urgent = (business as { urgent?: string } | undefined)?.urgent;
  const asked = interview as { question?: string }[] | undefined;
  const leftOut = unused
    .filter(({ field }) => !steering.test(field) && !(field === 'business.urgent' && urgent === 'no'))
    .map(({ field, reason }) => ({
      place: asked?.[Number(/^interview\.(\d+)\./.exec(field)?.[1])]?.question ?? placeOfField(field),
      reason,
      step: stepOfField(field),
    }));
  return leftOut.filter((one, index) => leftOut.findIndex((other) => other.place === one.place && other.reason === one.reason) === index);
}
