import { storable } from '../../text/tidy/storable.ts';
import { truncate } from '../../text/truncate.ts';

/** No list has this many pages, and the database can count much further. */
const lastPage = 1_000_000;
const searchCharacters = 100;

/** The page in a list's URL, from 1. Anything invalid means the first. */
export function pageIn(parameters: URLSearchParams): number {
  return Math.min(lastPage, Math.max(1, Math.trunc(Number(parameters.get('page'))) || 1));
}

/** The search text in a URL, without null characters, which PostgreSQL can't store. */
export function searchIn(parameters: URLSearchParams): string {
  return truncate(storable(parameters.get('q') ?? '').trim(), searchCharacters);
}
