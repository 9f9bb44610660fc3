/** Zone names may come from readers, in any spelling. */
const mostZones = 100;

/** Gives the format of a zone (undefined: the reader's own), made once for each: making one takes a hundred times as long as using it. */
export function formatByZone(options: Intl.DateTimeFormatOptions): (zone: string | undefined) => Intl.DateTimeFormat {
  const made = new Map<string | undefined, Intl.DateTimeFormat>();
  return (zone) => {
    const known = made.get(zone);
    if (known) return known;
    if (made.size >= mostZones) made.clear();
    const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: zone });
    made.set(zone, format);
    return format;
  };
}
