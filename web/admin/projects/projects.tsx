import { brand } from '../../../content/brand.ts';
import { deskPageSize, projectsForAdmin } from '../../../domain/projects/admin.ts';
import type { WaitingOn } from '../../../domain/projects/schema.ts';
import { Link } from '../../ui/controls/link.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Cell, CellText, ColumnHead, Row, Table } from '../../ui/controls/table.tsx';
import { Dot, type DotState } from '../../ui/drawings/dot.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { AdminList } from '../admin-list.tsx';
import { dueWords } from '../due-words.ts';
import { pagesOf, readListQuery, sorting } from '../list-address.ts';
import type { Route } from './+types/projects';
import { ListOrBoard } from './list-or-board.tsx';
import { projectFilterLabels, projectList, projectsFilePath } from './project-list.ts';
import { projectRows } from './project-rows.ts';

export const meta: Route.MetaFunction = () => [{ title: `Projects | ${brand.name} admin` }, { name: 'robots', content: 'noindex' }];

export async function loader({ request }: Route.LoaderArgs) {
  const query = readListQuery(request.url, projectList);
  const { rows, counts } = await projectsForAdmin(query);
  const pageCount = pagesOf(projectList, query, counts, deskPageSize);
  return { query, counts, pageCount, projects: await projectRows(rows), now: Date.now() };
}

const dots: Record<WaitingOn, DotState> = { us: 'active', customer: 'waiting', nobody: 'done' };

/** Every project with state and clock: searched, filtered, sorted, by pages, and as a file. */
export default function Projects({ loaderData }: Route.ComponentProps) {
  const { projects, query, counts, pageCount, now } = loaderData;
  return (
    <>
      <PageHeading title="Projects" status={`${counts.all} ${query.search ? 'found' : 'in all'}`} actions={<ListOrBoard shown="list" />} />
      <AdminList
        name="projects"
        choices={projectList}
        query={query}
        counts={counts}
        pageCount={pageCount}
        filterLabels={projectFilterLabels}
        searchLabel="Name, owner or order"
        filePath={projectsFilePath}
        isEmpty={projects.length === 0}
        whenEmpty={{
          title: 'No project here',
          comesFrom: 'A project begins when somebody opens the brief.',
          searchedIn: 'Searched in names, addresses, owners and order numbers.',
        }}
      >
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
      </AdminList>
    </>
  );
}
