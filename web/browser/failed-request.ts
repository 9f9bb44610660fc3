let failed: string | undefined =
  // An error screen that the server rendered says which request failed (web/errors/reference.tsx).
  typeof document === 'undefined' ? undefined : (document.querySelector('[data-reference]')?.textContent ?? undefined);

/** Remembers the ID of a page request that the server failed to answer. A later one that works clears it. */
export function noteAnswer(response: Response): void {
  failed = response.status >= 500 ? (response.headers.get('X-Request-Id') ?? undefined) : undefined;
}

/** ID of the last page request, if the server failed to answer it. Undefined on the server. */
export function failedRequest(): string | undefined {
  return failed;
}
