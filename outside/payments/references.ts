/** The id of an object that the provider returns as an id or, if expanded, as the object. */
export function idOf(reference: string | { id: string } | null | undefined): string | undefined {
  return typeof reference === 'string' ? reference : (reference?.id ?? undefined);
}

/** The object itself if it was expanded, otherwise undefined. */
export function whole<T extends object>(reference: string | T | null | undefined): T | undefined {
  return typeof reference === 'object' && reference ? reference : undefined;
}

/** A date from the provider's seconds since 1970. */
export function dateOf(seconds: number): Date {
  return new Date(seconds * 1000);
}

/** A date as the provider expects it: whole seconds since 1970. */
export function secondsOf(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
