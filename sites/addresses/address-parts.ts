import { withoutEnd } from '../../text/text-end.ts';
import type { AddressParts } from './address-text.ts';
import { stateCode } from './us-states.ts';

const zipAtEnd = /(?:^|[\s,])(\d{5}(?:\s?-\s?\d{4})?)$/;
const country = /[\s,](?:U\.?S\.?A?\.?|United States(?: of America)?|EE\. ?UU\.)$/i;
/** What's between the parts of an address. */
const edge = /[\s,]/;
/** A part of a street line that's no town. */
const unit = /\d|^(?:suite|ste|unit|apt|apartment|floor|fl|room|rm|bldg|building|lot|space|local|piso|oficina)\b/i;
/** 'NE', 'CT' and the like end streets, too: '500 Capitol Ave NE'. */
const endsStreets = /^(?:NE|CT|AL|PR|LA|DE)$/i;

/**
 * An address with each part in its own field and in no other, from one that was typed or filled in otherwise: '12 Elm St, Raleigh, NC
 * 27601' as the street, 'Raleigh, NC' as the town. What contradicts another field stays where it was typed.
 */
export function addressParts(typed: AddressParts): AddressParts {
  // An emptied field says nothing.
  const parts: AddressParts = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ''));
  if (parts.state) settleState(parts, parts.state);
  if (parts.zip) settleZip(parts, parts.zip);
  if (parts.city) settleCity(parts, parts.city);
  if (parts.street) settleStreet(parts);
  if (parts.state) parts.state = stateCode(parts.state) ?? parts.state;
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));
}

/** 'in', 'co' and the like end names of places in small letters, too. */
const smallState = /\s(?!(?:al|co|de|hi|id|in|la|me|oh|ok|or|pa)$)([a-z]{2})$/;

/** A place that's served, without the state and ZIP code after it: 'Wake Forest NC 27587' → 'Wake Forest' and 'NC'. */
export function placeInState(place: string): { city: string; state?: string } {
  const { rest, state } = endOf(
    place.replace(smallState, (found) => (stateCode(found) ? found.toUpperCase() : found)),
    {},
  );
  const code = state && stateCode(state);
  if (rest && code) return { city: rest, state: code };
  // A ZIP code alone says no state, but is no part of the town's name.
  const city = withoutEnd(place.replace(zipAtEnd, ''), edge);
  return { city: city || place };
}

/** A text without the state and the ZIP code at its end, and those. */
interface End {
  rest: string;
  state?: string | undefined;
  zip?: string | undefined;
}

function endOf(text: string, { state: known, zip: knownZip }: AddressParts): End {
  const local = withoutEnd(text.replace(country, ''), edge);
  const zip = zipAtEnd.exec(local)?.[1];
  const before = withoutEnd(zip ? local.slice(0, -zip.length) : local, edge);
  const state = stateAtEnd(before, known, zip !== undefined);
  if (state) return { rest: state.rest, state: state.written, zip: zip?.replace(/\s/g, '') };
  return zip && zip === knownZip ? { rest: before, zip } : { rest: text };
}

/** A state at the end of a text. Its name needs a comma before it, because 'Port Washington' is a town. */
function stateAtEnd(text: string, knownState: string | undefined, hasZip: boolean): { rest: string; written: string } | undefined {
  const words = text.split(/\s+/);
  for (const count of [3, 2, 1]) {
    const written = words.slice(-count).join(' ');
    const code = stateCode(written);
    const rest = words.slice(0, -count).join(' ');
    if (!code) continue;
    const isSure = hasZip || rest.endsWith(',') || code === stateCode(knownState ?? '') || /^[A-Z]{2}$/.test(written);
    if (isSure) return { rest: withoutEnd(rest, edge), written };
  }
  const comma = text.lastIndexOf(',');
  const written = text.slice(comma + 1).trim();
  return comma > 0 && stateCode(written) ? { rest: text.slice(0, comma).trim(), written } : undefined;
}

/** 'NC 27601' → the state and '27601', '27601 - 1234' → '27601-1234'. */
function settleZip(parts: AddressParts, typed: string): void {
  const [, state = '', five, four] = /^([a-z. ]{0,24}?)[\s,]*(\d{5})(?:\s?-\s?(\d{4}))?$/i.exec(typed) ?? [];
  if (!five || (state && !stateCode(state)) || !agrees(parts, { rest: '', state })) return;
  parts.zip = four ? `${five}-${four}` : five;
  if (state) parts.state ??= state;
}

/** 'NC 27601' in the field for the state. */
function settleState(parts: AddressParts, typed: string): void {
  const [, state, zip] = /^([a-z. ]{2,24}?)[\s,]+(\d{5}(?:-\d{4})?)$/i.exec(typed) ?? [];
  if (!state || !stateCode(state) || !agrees(parts, { rest: '', zip })) return;
  parts.state = state;
  parts.zip ??= zip;
}

/** What was found at the end of the town goes into the fields for it, if those are empty or have the same. */
function settleCity(parts: AddressParts, typed: string): void {
  const end = endOf(typed, parts);
  if (end.rest === '' || end.rest === typed || !agrees(parts, end)) return;
  parts.city = end.rest;
  parts.state ??= end.state;
  parts.zip ??= end.zip;
}

function agrees(parts: AddressParts, { state, zip }: End): boolean {
  const sameState = !state || !parts.state || stateCode(state) === stateCode(parts.state);
  return sameState && (!zip || !parts.zip || zip.slice(0, 5) === parts.zip.slice(0, 5));
}

function settleStreet(parts: AddressParts): void {
  const street = parts.street ?? '';
  const end = endOf(street, parts);
  const { rest, town } = withoutTown(
    end.rest,
    parts.city,
    end.zip !== undefined || (end.state !== undefined && !endsStreets.test(end.state)),
  );
  const isAddressee = end.zip !== undefined || town !== undefined;
  if (!agrees(parts, end) || !isAddressee) return;
  if (rest) parts.street = rest;
  else delete parts.street;
  parts.city ??= town;
  parts.state ??= end.state;
  parts.zip ??= end.zip;
}

/** A street line without the town at its end: the known one, or any after a comma if a state or a ZIP code followed. */
function withoutTown(line: string, knownTown: string | undefined, isFollowed: boolean): { rest: string; town?: string } {
  const comma = line.lastIndexOf(',');
  const last = line.slice(comma + 1).trim();
  if (knownTown) {
    const isAtEnd = line.toLowerCase().endsWith(knownTown.toLowerCase()) && /^$|[\s,]$/.test(line.slice(0, line.length - knownTown.length));
    if (isAtEnd && (isFollowed || comma > 0))
      return { rest: withoutEnd(line.slice(0, line.length - knownTown.length), edge), town: knownTown };
    return { rest: line };
  }
  if (!isFollowed || unit.test(last)) return { rest: line };
  if (comma > 0) return { rest: line.slice(0, comma).trim(), town: last };
  return { rest: '', town: line };
}
