import { brand } from '../../../content/brand.ts';
import { orderLabel } from '../../../domain/orders/schema.ts';
import { projectsForDesk } from '../../../domain/projects/queries.ts';
import { stateLabels, waitingOn } from '../../../domain/projects/schema.ts';
import { EmptyState } from '../../ui/controls/empty-state.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { RelativeTime } from '../../ui/controls/relative-time.tsx';
import { Segmented } from '../../ui/controls/segmented.tsx';
import { Cell, CellText, ColumnHead, Row, Table } from '../../ui/controls/table.tsx';
import { Dot, type DotState } from '../../ui/drawings/dot.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import type { Route } from './+types/projects';

export const meta: Route.MetaFunction = () => [{ title: `Projects | ${brand.name} admin` }, { name: 'robots', content: 'noindex' }];

const over = ['live', 'cancelled', 'archived', 'suspended'];

export async function loader({ request }: Route.LoaderArgs) {
  const rows = await projectsForDesk();
  const view = new URL(request.url).searchParams.get('view') === 'live' ? 'live' : 'open';
  const all = rows.map(({ project, ownerEmail, ownerName, orderNumber }) => ({
    id: project.id,
    name: project.name || 'Not named yet',
    owner: ownerName,
    email: ownerEmail,
    order: orderNumber ? orderLabel(orderNumber) : '',
    state: project.state,
    updatedAt: project.updatedAt.toISOString(),
  }));
  const live = all.filter((row) => over.includes(row.state));
  const open = all.filter((row) => !over.includes(row.state));
  return { view, projects: view === 'live' ? live : open, counts: { open: open.length, live: live.length } };
}

const dots: Record<string, DotState> = { us: 'active', customer: 'waiting', nobody: 'done' };

/** Every project with its state, open ones first. */
export default function Projects({ loaderData }: Route.ComponentProps) {
  const { projects, view, counts } = loaderData;
  return (
    <>
      <PageHeading
        title="Projects"
        actions={
          <Segmented
            label="Which projects"
            value={view}
            options={[
              { value: 'open', label: 'Open', count: counts.open, to: '/admin/projects' },
              { value: 'live', label: 'Live and over', count: counts.live, to: '/admin/projects?view=live' },
            ]}
          />
        }
      />
      {projects.length === 0 ? (
        <EmptyState title={view === 'live' ? 'No site is live yet' : 'Nothing is open'}>
          A project begins when somebody opens the brief.
        </EmptyState>
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
                <Cell head>{project.name}</Cell>
                <Cell>
                  <Dot state={dots[waitingOn[project.state]] ?? 'idle'}>{stateLabels[project.state]}</Dot>
                </Cell>
                <Cell wide>
                  <CellText note={project.email}>{project.owner}</CellText>
                </Cell>
                <Cell wide>{project.order}</Cell>
                <Cell wide end>
                  <RelativeTime at={project.updatedAt} />
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
    </>
  );
}
