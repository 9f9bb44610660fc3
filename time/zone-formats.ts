/** Limits the cache, because readers can send zone names in any spelling. */
const mostZones = 100;

/** Returns a function from a zone (undefined: the reader's own) to its format. A format is made once, because making it takes 100 times as long as using it. */
export function formatByZone(options: Intl.DateTimeFormatOptions, locale = 'en-US'): (timeZone: string | undefined) => Intl.DateTimeFormat {
  const made = new Map<string | undefined, Intl.DateTimeFormat>();
  return (timeZone) => {
    const known = made.get(timeZone);
    if (known) return known;
    if (made.size >= mostZones) made.clear();
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone });
    made.set(timeZone, format);
    return format;
  };
}
