import type { SiteDocument } from '../../sites/document.ts';
import { placeOfField } from '../../sites/field-words.ts';
import { type BriefStep, stepOfField } from './schema.ts';

export interface LeftOut {
  /** 'Quotes, second entry'. */
  place: string;
  reason: string;
  step: BriefStep;
}

/** Answers that guide a site's design and never appear on it, and questions, which are listed with their answers. */
const steering = /^(?:look\.(?:style|tone|mood)|domain\.|business\.timeZone|interview\.\d+\.question)/;

/** The owner's answers that the site won't show, each once, with the reason. */
export function leftOutOf({ unused }: SiteDocument): LeftOut[] {
  const leftOut = unused
    .filter(({ field }) => !steering.test(field))
    .map(({ field, reason }) => ({
      place: placeOfField(field),
      reason,
      step: stepOfField(field),
    }));
  return leftOut.filter((one, index) => leftOut.findIndex((other) => other.place === one.place && other.reason === one.reason) === index);
}
