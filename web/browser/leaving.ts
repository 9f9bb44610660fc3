/** Milliseconds after `beforeunload` in which files that fail to load count as given up by the browser. Firefox gives them up right away. */
const givenUpMs = 1000;

let leftAt = Number.NEGATIVE_INFINITY;
globalThis.addEventListener?.('beforeunload', () => {
  leftAt = performance.now();
});

/**
 * Whether this page is just being left. Firefox then gives up the scripts that are still loading, which looks as if they were missing,
 * and a reload would cancel the navigation. Links to an email program fire the same event and leave nothing, so it holds for a moment only.
 */
export function isLeaving(): boolean {
  return performance.now() - leftAt < givenUpMs;
}
