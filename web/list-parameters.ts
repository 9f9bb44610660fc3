/** Pages beyond this are no place in any list of ours, and far below what the database counts to. */
const lastPage = 1_000_000;
const searchCharacters = 100;

/** The page of a list that an address names, from 1 on; anything else means the first. */
export function pageIn(parameters: URLSearchParams): number {
  return Math.min(lastPage, Math.max(1, Math.trunc(Number(parameters.get('page'))) || 1));
}

/** The words that an address searches for, without zero characters, which no database text may hold. */
export function searchIn(parameters: URLSearchParams): string {
  return (parameters.get('q') ?? '').replaceAll('\0', '').trim().slice(0, searchCharacters);
}
