/** Remembers what the first call returned. */
export function once<Result>(work: () => Result): () => Result {
  let memory: { result: Result } | undefined;
  return () => {
    memory ??= { result: work() };
    return memory.result;
  };
}
