import type { Line } from '../../document/document.ts';
import { computed } from '../../document/lines.ts';
import { capital } from '../../language/phrases.ts';
import type { Offer } from './offers.ts';

interface TimedOffer {
  offer: Offer;
  /** '8:15 am'. */
  time: Line;
  /** What follows the time in the owner's description. */
  text?: Line;
}

/** How many rows a board of times has. */
export const mostTimes = 5;

/** Services whose description begins with the time of day at which they begin; none unless there are two. */
export function timedOffers(offers: readonly Offer[]): TimedOffer[] {
  const timed = offers.flatMap((offer): TimedOffer[] => {
    const [all, clock, half, rest = ''] = timeFirst.exec(offer.text?.text ?? '') ?? [];
    if (!all || !offer.text) return [];
    const { fields } = offer.text;
    return [
      {
        offer,
        time: computed(`${clock} ${half?.toLowerCase()}m`, ...fields),
        ...(rest ? { text: computed(capital(rest), ...fields) } : {}),
      },
    ];
  });
  return timed.length > 1 ? timed : [];
}

/** '8:15 am. Forty minutes' and 'At 5:30 p.m., September to May', but not '9 am to 2 pm'. */
const timeFirst = /^(?:(?:at|a las?) )?(1?\d(?::[0-5]\d)?) ?([ap])\.? ?m\b\.?(?:[.,;:]+ *|$)(.*)$/is;
