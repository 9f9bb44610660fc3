import { type ProjectFilter, type ProjectSort, projectFilters, projectSorts } from '../../../domain/projects/schema.ts';
import type { ListChoices } from '../list-address.ts';

/** What the list of projects can be asked for. */
export const projectList: ListChoices<ProjectFilter, ProjectSort> = {
  path: '/admin/projects',
  filters: projectFilters,
  sorts: projectSorts,
  sort: 'clock',
  descending: false,
};
export const projectsFilePath = '/admin/projects.csv';
export const boardPath = '/admin/projects/board';

export const projectFilterLabels: Record<ProjectFilter, string> = {
  open: 'Open',
  all: 'All',
  begun: 'Brief, payment',
  making: 'In the making',
  review: 'In review',
  live: 'Live',
  over: 'Not online',
};
