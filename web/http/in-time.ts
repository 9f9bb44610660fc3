/** What a promise resolves to. Undefined if it rejects, or takes longer than `waitMs`. */
export async function inTime<Value>(work: Promise<Value>, waitMs: number): Promise<Value | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, waitMs, undefined);
  });
  try {
    return await Promise.race([work.catch(() => undefined), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
