import { type LeadFilter, leadFilters } from '../../../domain/leads/schema.ts';
import { pageIn, searchIn } from '../../list-parameters.ts';

/** What the address of the list says: which leads, with which words, and which page of them (the first is 1). Anything else means all, from the first. */
export function leadChoice(url: string): { filter: LeadFilter; query: string; page: number } {
  const search = new URL(url).searchParams;
  return {
    filter: leadFilters.find((filter) => filter === search.get('show')) ?? 'all',
    query: searchIn(search),
    page: pageIn(search),
  };
}
