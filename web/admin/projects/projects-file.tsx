import { listFile } from '../list/list-data.ts';
import type { Route } from './+types/projects-file';
import { projectList } from './project-list.tsx';
import { readProjectRows } from './project-rows.ts';

/** The list of projects as CSV or as an Excel file. */
export async function loader({ request }: Route.LoaderArgs) {
  return listFile(request, projectList, readProjectRows);
}
