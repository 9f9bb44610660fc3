/** Remembers what the first call returned. */
export function once<Result>(work: () => Result): () => Result {
  let kept: { result: Result } | undefined;
  return () => {
    kept ??= { result: work() };
    return kept.result;
  };
}
