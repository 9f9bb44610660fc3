import { type LeadFilter, leadFilters } from '../../../domain/leads/schema.ts';
import { pageIn, searchIn } from '../../lists/list-parameters.ts';

/** Reads filter, search and page (from 1) from the list's address. Invalid values mean all leads, from the first page. */
export function leadChoice(url: string): { filter: LeadFilter; query: string; page: number } {
  const search = new URL(url).searchParams;
  return {
    filter: leadFilters.find((filter) => filter === search.get('show')) ?? 'all',
    query: searchIn(search),
    page: pageIn(search),
  };
}
