/** The result of `work`, or a rejection with the code ETIMEDOUT after `limitMs`. The work itself isn't stopped. */
export function withinTime<Result>(limitMs: number, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const tooLate = () => reject(Object.assign(new Error(`No answer within ${limitMs / 1000} seconds.`), { code: 'ETIMEDOUT' }));
    const timer = setTimeout(tooLate, limitMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
