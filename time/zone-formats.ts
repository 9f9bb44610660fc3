/** Limits the cache, because readers can send zone names in any spelling. */
const mostZones = 100;

/** Returns a function from a zone (undefined: the reader's own) to its format. */
export function formatByZone(options: Intl.DateTimeFormatOptions, locale = 'en-US'): (timeZone: string | undefined) => Intl.DateTimeFormat {
  return byZone((timeZone) => new Intl.DateTimeFormat(locale, { ...options, timeZone }));
}

/** Makes something of each zone once. Making a format takes 100 times as long as using it. */
export function byZone<Made>(make: (timeZone: string | undefined) => Made): (timeZone: string | undefined) => Made {
  const made = new Map<string | undefined, { value: Made }>();
  return (timeZone) => {
    const cached = made.get(timeZone);
    if (cached) return cached.value;
    if (made.size >= mostZones) made.clear();
    const value = make(timeZone);
    made.set(timeZone, { value });
    return value;
  };
}
