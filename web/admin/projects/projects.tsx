import { redirect } from 'react-router';
import { brand } from '../../../content/brand.ts';
import { orderLabel } from '../../../domain/orders/schema.ts';
import { type DeskView, deskPageSize, projectsForDesk } from '../../../domain/projects/queries.ts';
import { standingOf, turnOf, type WaitingOn } from '../../../domain/projects/schema.ts';
import { EmptyState } from '../../ui/controls/empty-state.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Pagination } from '../../ui/controls/pagination.tsx';
import { Segmented } from '../../ui/controls/segmented.tsx';
import { Cell, CellText, ColumnHead, Row, Table } from '../../ui/controls/table.tsx';
import { zonedTime } from '../../ui/controls/zoned-time.ts';
import { Dot, type DotState } from '../../ui/drawings/dot.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import type { Route } from './+types/projects';

export const meta: Route.MetaFunction = () => [{ title: `Projects | ${brand.name} admin` }, { name: 'robots', content: 'noindex' }];

const views: { key: DeskView; label: string; empty: string }[] = [
  { key: 'open', label: 'Open', empty: 'Nothing is open' },
  { key: 'live', label: 'Live', empty: 'No site is live yet' },
  { key: 'over', label: 'Not online', empty: 'No site was taken offline' },
];

export async function loader({ request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const view = views.find(({ key }) => key === search.get('view'))?.key ?? 'open';
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  const { rows, counts } = await projectsForDesk(view, page);
  const pageCount = Math.ceil(counts[view] / deskPageSize);
  if (page > 1 && page > pageCount) throw redirect(listOf(view, Math.max(1, pageCount)));
  return {
    view,
    page,
    pageCount,
    counts,
    projects: rows.map(({ project, ownerEmail, ownerName, orderNumber, ...work }) => ({
      id: project.id,
      name: project.name || 'Not named yet',
      owner: ownerName,
      email: ownerEmail,
      order: orderNumber ? orderLabel(orderNumber) : '',
      standing: standingOf(project.state, work),
      turn: turnOf(project.state, work),
      updatedAt: zonedTime(project.updatedAt, brand.timeZone),
    })),
  };
}

/** Address of a page of the list; the view stays. */
function listOf(view: DeskView, page: number): string {
  const query = new URLSearchParams({ ...(view === 'open' ? {} : { view }), ...(page > 1 ? { page: String(page) } : {}) }).toString();
  return query ? `/admin/projects?${query}` : '/admin/projects';
}

const dots: Record<WaitingOn, DotState> = { us: 'active', customer: 'waiting', nobody: 'done' };

/** Every project with its state, open ones first. */
export default function Projects({ loaderData }: Route.ComponentProps) {
  const { projects, view, page, pageCount, counts } = loaderData;
  return (
    <>
      <PageHeading
        title="Projects"
        actions={
          <Segmented
            label="Which projects"
            value={view}
            options={views.map(({ key, label }) => ({ value: key, label, count: counts[key], to: listOf(key, 1) }))}
          />
        }
      />
      {projects.length === 0 ? (
        <EmptyState title={views.find(({ key }) => key === view)?.empty}>A project begins when somebody opens the brief.</EmptyState>
      ) : (
        <Table caption="Projects" className="mt-4">
          <thead>
            <tr>
              <ColumnHead>Project</ColumnHead>
              <ColumnHead>State</ColumnHead>
              <ColumnHead wide>Owner</ColumnHead>
              <ColumnHead wide>Order</ColumnHead>
              <ColumnHead wide end>
                Last change
              </ColumnHead>
              <ColumnHead />
            </tr>
          </thead>
          <tbody>
            {projects.map((project) => (
              <Row key={project.id}>
                <Cell head>
                  <CellText>{project.name}</CellText>
                </Cell>
                <Cell>
                  <Dot state={dots[project.turn]}>{project.standing}</Dot>
                </Cell>
                <Cell wide>
                  <CellText note={project.email}>{project.owner}</CellText>
                </Cell>
                <Cell wide>{project.order}</Cell>
                <Cell wide end>
                  {project.updatedAt}
                </Cell>
                <Cell end>
                  <LinkButton to={`/admin/projects/${project.id}`} size="small" look="secondary">
                    Open
                  </LinkButton>
                </Cell>
              </Row>
            ))}
          </tbody>
        </Table>
      )}
      <Pagination page={page} pageCount={pageCount} toPage={(wanted) => listOf(view, wanted)} label="Pages of projects" />
    </>
  );
}
