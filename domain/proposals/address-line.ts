import type { AddressParts } from '../../sites/addresses/address-text.ts';
import { isState } from '../../sites/proofreading/rules/places.ts';
import { withoutEnd } from '../../text/text-end.ts';

const zipAtEnd = /(?<=[\s,])\d{5}(?:-\d{4})?$/;
/** A part after a comma that goes with the street: 'Suite 4', '#105', 'Bldg. B', '2nd floor'. */
const unit =
  /^(?:#|(?:suite|ste|unit|apt|apartment|room|rm|bldg|building|floor|fl|lot|space|(?:p\.?o\.? )?box)\b|\d+(?:st|nd|rd|th) floor)/i;

/**
 * Splits an address typed on one line. A bare street has no other parts. Undefined if the end of the street can't be told: '900 Main St
 * Nashville TN', unless the town is the one in `knownCity`.
 */
export function addressParts(typed: string, knownCity: string | undefined): (AddressParts & { street: string }) | undefined {
  let rest = withoutEnd(typed.trim(), /[.,]/);
  const zip = zipAtEnd.exec(rest)?.[0];
  if (zip) rest = withoutEnd(rest.slice(0, -zip.length), /[\s,]/);
  // In '14 Court St' and '20 Avenue DE' nothing says that a state follows.
  const state = zip || rest.includes(',') ? lastWords(rest).find(isState) : undefined;
  if (state) rest = withoutEnd(rest.slice(0, -state.length), /[\s,]/);
  const pieces = rest
    .split(',')
    .map((piece) => piece.trim())
    .filter(Boolean);
  const end = pieces.findIndex((piece, index) => index > 0 && !unit.test(piece));
  const street = pieces.slice(0, end < 0 ? undefined : end).join(', ');
  const city = end < 0 ? undefined : pieces.slice(end).join(', ');
  const area = { ...(state && { state: state.length === 2 ? state.toUpperCase() : state }), ...(zip && { zip }) };
  if (city) return { street, city, ...area };
  if (!state && !zip) return { street };
  const ending = knownCity && ` ${knownCity}`.toLowerCase();
  return ending && street.toLowerCase().endsWith(ending)
    ? { street: street.slice(0, -ending.length), city: knownCity, ...area }
    : undefined;
}

/** The last two words and the last one, if something comes before them: 'New York' and 'York'. */
function lastWords(text: string): string[] {
  const [before = '', last = ''] = text.split(/[\s,]/).slice(-2);
  return [`${before} ${last}`, last].filter((words) => text.length > words.length && text.endsWith(words));
}
