/** What `work` gives, or what `late` does when it takes longer than `ms`. The work isn't stopped. */
export async function withinTime<Result, Late>(work: Promise<Result>, ms: number, late: () => Late): Promise<Result | Late> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<Late>((resolve) => {
    timer = setTimeout(() => resolve(late()), ms);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
