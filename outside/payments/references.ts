/** The id of an object that the provider names by its id, or gives whole when it was asked to. */
export function idOf(reference: string | { id: string } | null | undefined): string | undefined {
  return typeof reference === 'string' ? reference : (reference?.id ?? undefined);
}

/** The object itself, when the provider was asked to give it whole. */
export function whole<T extends object>(reference: string | T | null | undefined): T | undefined {
  return typeof reference === 'object' && reference ? reference : undefined;
}

/** A moment that the provider tells in seconds since 1970. */
export function dateOf(seconds: number): Date {
  return new Date(seconds * 1000);
}

/** A moment as the provider takes it: whole seconds since 1970. */
export function secondsOf(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
