import { redirect } from 'react-router';
import { brand } from '../../../content/brand.ts';
import { deskPageSize, projectsForDesk } from '../../../domain/projects/desk.ts';
import type { WaitingOn } from '../../../domain/projects/schema.ts';
import { EmptyState } from '../../ui/controls/empty-state.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Pagination } from '../../ui/controls/pagination.tsx';
import { Cell, CellText, ColumnHead, Row, Table } from '../../ui/controls/table.tsx';
import { Dot, type DotState } from '../../ui/drawings/dot.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { dueWords } from '../due-words.ts';
import { listAddress, readListQuery, sorting } from '../list-address.ts';
import { ListBar } from '../list-bar.tsx';
import type { Route } from './+types/projects';
import { ListOrBoard } from './list-or-board.tsx';
import { projectFilterLabels, projectList, projectsFilePath } from './project-list.ts';
import { projectRow } from './project-rows.ts';

export const meta: Route.MetaFunction = () => [{ title: `Projects | ${brand.name} admin` }, { name: 'robots', content: 'noindex' }];

export async function loader({ request }: Route.LoaderArgs) {
  const query = readListQuery(request.url, projectList);
  const { rows, counts } = await projectsForDesk(query);
  const pageCount = Math.max(1, Math.ceil(counts[query.filter] / deskPageSize));
  if (query.page > pageCount) throw redirect(listAddress(projectList, query, { page: pageCount }));
  return { query, counts, pageCount, projects: rows.map(projectRow), now: Date.now() };
}

const dots: Record<WaitingOn, DotState> = { us: 'active', customer: 'waiting', nobody: 'done' };

/** Every project with state and clock: searched, filtered, sorted, by pages, and as a file. */
export default function Projects({ loaderData }: Route.ComponentProps) {
  const { projects, query, counts, pageCount, now } = loaderData;
  return (
    <>
      <PageHeading title="Projects" status={`${counts.all} ${query.search ? 'found' : 'in all'}`} actions={<ListOrBoard shown="list" />} />
      <ListBar
        choices={projectList}
        query={query}
        filterLabels={projectFilterLabels}
        counts={counts}
        filterLabel="Which projects"
        searchLabel="Name, owner or order"
        filePath={projectsFilePath}
      />
      {projects.length === 0 ? (
        <EmptyState
          title={query.search ? `No project fits “${query.search}”` : 'No project here'}
          action={
            query.search && (
              <LinkButton to={listAddress(projectList, query, { search: '' })} size="small" look="secondary">
                Show all again
              </LinkButton>
            )
          }
        >
          {query.search ? 'Searched in names, addresses, owners and order numbers.' : 'A project begins when somebody opens the brief.'}
        </EmptyState>
      ) : (
        <Table caption="Projects" className="mt-4">
          <thead>
            <tr>
              <ColumnHead {...sorting(projectList, query, 'name')}>Project</ColumnHead>
              <ColumnHead>State</ColumnHead>
              <ColumnHead end {...sorting(projectList, query, 'clock')}>
                Due in
              </ColumnHead>
              <ColumnHead wide>Owner</ColumnHead>
              <ColumnHead wide>Order</ColumnHead>
              <ColumnHead wide end {...sorting(projectList, query, 'changed')}>
                Last change
              </ColumnHead>
              <ColumnHead wide />
            </tr>
          </thead>
          <tbody>
            {projects.map((project) => {
              const due = dueWords(project, now);
              return (
                <Row key={project.id}>
                  <Cell head className="wrap-anywhere">
                    <CellText note={project.place}>
                      <Link to={`/admin/projects/${project.id}`} className="link">
                        {project.name}
                      </Link>
                    </CellText>
                  </Cell>
                  <Cell>
                    <Dot state={due.late ? 'late' : dots[project.waitingOn]}>{project.standing}</Dot>
                  </Cell>
                  <Cell end className={due.late ? 'font-semibold whitespace-nowrap text-danger' : 'whitespace-nowrap'}>
                    {due.words}
                  </Cell>
                  <Cell wide className="wrap-anywhere">
                    <CellText note={project.owner.email}>
                      <Link to={`/admin/customers/${project.owner.id}`} className="link">
                        {project.owner.name || project.owner.email}
                      </Link>
                    </CellText>
                  </Cell>
                  <Cell wide>{project.order}</Cell>
                  <Cell wide end className="whitespace-nowrap">
                    {project.changedAt}
                  </Cell>
                  <Cell wide end>
                    <LinkButton to={`/admin/projects/${project.id}`} size="small" look={due.late ? 'primary' : 'secondary'}>
                      Open
                    </LinkButton>
                  </Cell>
                </Row>
              );
            })}
          </tbody>
        </Table>
      )}
      <Pagination
        page={query.page}
        pageCount={pageCount}
        toPage={(page) => listAddress(projectList, query, { page })}
        label="Pages of projects"
      />
    </>
  );
}
