/** Resolves with `work`, or with the result of `late` if that takes longer than `ms`. Doesn't stop the work. */
export async function withinTime<Result, Late>(work: Promise<Result>, ms: number, late: () => Late): Promise<Result | Late> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<Late>((resolve) => {
    timer = setTimeout(() => resolve(late()), ms);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
