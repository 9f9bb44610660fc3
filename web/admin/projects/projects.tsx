import { privateMeta } from '../../meta/private-meta.ts';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { AdminList, foundWords } from '../list/admin-list.tsx';
import { listPage } from '../list/list-data.ts';
import type { Route } from './+types/projects';
import { ListOrBoard } from './list-or-board.tsx';
import { projectList } from './project-list.tsx';
import { readProjectRows } from './project-rows.ts';

export const meta: Route.MetaFunction = () => privateMeta('Projects');

export async function loader({ request }: Route.LoaderArgs) {
  return listPage(request, projectList, readProjectRows);
}

/** All projects with state and deadline, with search, filters, sorting, pages and CSV. */
export default function Projects({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title="Projects" status={foundWords(loaderData)} actions={<ListOrBoard shown="list" />} />
      <AdminList list={projectList} page={loaderData} />
    </>
  );
}
