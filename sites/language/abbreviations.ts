/** Titles, streets and company forms: their period ends no sentence, whatever comes next. 'Ft.' after a number is a length. */
const always =
  /(?:^|[\s(])(?:mr|mrs|ms|dr|capt|sgt|rev|prof|st|ste|ave|blvd|rd|mt|(?<!\d )ft|jr|sr|vs|approx|incl|e\.?g|i\.?e|etc|inc|co|corp|ltd|assoc|bros|dept|intl|mfg|natl)\.$/i;
/** 'J. Hollis', 'No. 5', and not 'the answer is no.' */
const capitals = /(?:^|[\s(])(?:\p{Lu}|No)\.$/u;
/** Times, units and the country, whose period may end a sentence too. */
const sometimes = /(?:^|[\s(]|\d)(?:a\.m|p\.m|min|max|hrs?|mo|mi|ft|sq|gal|oz|lbs?|pcs?|ext|apt|appt|tel|u\.s)\.$/iu;
/** What goes on after a time: 'until 5 p.m. Monday to Friday'. Another word with a capital begins a sentence. */
const goesOn =
  /^\s*(?:[\p{Ll}\p{N}$&(–-]|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)|(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sep|Oct|Nov|Dec|Eastern|Central|Mountain|Pacific|[ECMP][SD]?T)\p{Ll}*(?!\p{L})|(?:Army|Navy|Air|Marine|Postal|Department|Government|Citizen|Coast|Route|Highway|Veterans))/u;

/** True if the period at the end of `before` belongs to an abbreviation and ends no sentence. `next` is the text that follows. */
export function endsWithAbbreviation(before: string, next: string): boolean {
  return always.test(before) || capitals.test(before) || (sometimes.test(before) && goesOn.test(next));
}
