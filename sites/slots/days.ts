const names = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const words: [pattern: RegExp, day: number][] = [
  [/^(?:mon(?:days?)?|lunes|lun)$/, 0],
  [/^(?:tues?(?:days?)?|martes)$/, 1],
  [/^(?:wed(?:nesdays?)?|mi[eé]rcoles)$/, 2],
  [/^(?:thu(?:rs?)?(?:days?)?|jueves)$/, 3],
  [/^(?:fri(?:days?)?|viernes)$/, 4],
  [/^(?:sat(?:urdays?)?|s[aá]bados?)$/, 5],
  [/^(?:sun(?:days?)?|domingos?)$/, 6],
];

// Short names count with a capital only: 'sun damage' isn't about Sunday.
const dayPattern = String.raw`(?<!\p{L})(?:[Mm]ondays?|Mon|[Tt]uesdays?|Tues?|[Ww]ednesdays?|Wed|[Tt]hursdays?|Thu(?:rs?)?|[Ff]ridays?|Fri|[Ss]aturdays?|Sat|[Ss]undays?|Sun|[Ll]unes|[Mm]artes|[Mm]i[eé]rcoles|[Jj]ueves|[Vv]iernes|[Ss][aá]bados?|[Dd]omingos?)(?!\p{L})\.?`;
const mention = new RegExp(
  String.raw`(${dayPattern})(?:\s?(?:–|—|-|to|through|thru|a)\s?(${dayPattern}))?|(?<!\p{L})([Ww]eekdays?|[Ee]ntre semana)(?!\p{L})|(?<!\p{L})([Ww]eekends?|(?:[Ll]os )?[Ff]ines? de semana)(?!\p{L})`,
  'gu',
);

/** The days of the week that a text names, with those inside ranges: 'Mon–Wed' is mon, tue and wed. */
export function daysIn(text: string): string[] {
  const days = new Set<string>();
  for (const [, first, last, weekdays, weekend] of text.matchAll(mention)) {
    if (weekdays) for (const name of names.slice(0, 5)) days.add(name);
    else if (weekend) for (const name of names.slice(5)) days.add(name);
    else for (const name of span(dayOf(first), last ? dayOf(last) : dayOf(first))) days.add(name);
  }
  return [...days];
}

/** The text without its names of days, which are compared as days and not as words. */
export function withoutDays(text: string): string {
  return text.replace(mention, ' ');
}

function dayOf(word: string | undefined): number {
  const plain = (word ?? '').toLowerCase().replace('.', '');
  return words.find(([pattern]) => pattern.test(plain))?.[1] ?? 0;
}

function span(first: number, last: number): string[] {
  const length = ((last - first + 7) % 7) + 1;
  return Array.from({ length }, (_, index) => names[(first + index) % 7] ?? '');
}
