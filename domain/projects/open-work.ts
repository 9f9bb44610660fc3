import { eq, sql } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { editRequests, projects } from '../../db/schema/index.ts';
import { type OpenWork, openRequestStates, type ProjectState, projectStates, turnOf, type WaitingOn, waitingOn } from './schema.ts';

const unfinished = sql.join(
  openRequestStates.map((state) => sql`${state}`),
  sql`, `,
);
const ofProject = sql`from edit_requests request where request.project_id = projects.id and request.state in (${unfinished})`;

/** Columns over `projects`: the open work of each, and when its oldest open edit is due and late. */
export const openWorkColumns = {
  openEdits: sql<number>`(select count(*)::int ${ofProject})`,
  editsDueAt: sql<Date | null>`(select min(request.due_at) ${ofProject})`.mapWith(editRequests.dueAt),
  editsLateAt: sql<Date | null>`(select min(request.late_at) ${ofProject})`.mapWith(editRequests.lateAt),
  // Only the newest version shown to the owner counts: an owner who went back to an older one has already decided about those
  // in between.
  versionToApprove: sql<number | null>`(
    select newest.number
    from (
      select version.id, version.number from site_versions version
      where version.project_id = projects.id and version.sent_at is not null
      order by version.number desc limit 1
    ) newest
    where projects.live_version_id is not null and not exists (select from approvals approval where approval.version_id = newest.id)
  )`,
};

const states = (wanted: ProjectState[]) =>
  sql.join(
    wanted.map((state) => sql`${state}`),
    sql`, `,
  );
/** Project states in which we or the customer have to act. Live sites depend on their edit requests and versions instead. */
export const statesOf = (turn: WaitingOn) => projectStates.filter((state) => state !== 'live' && waitingOn[state] === turn);

/**
 * Every project with something to do, as a subquery for `from`: `id`, `state`, `turn` ('us' or 'customer'), `due_at` of our
 * work, `urgency` (when the next running clock ends), `created_at`, `updated_at`. Live sites are found through their open edit
 * requests and unapproved versions, so the many others cost only a key lookup each.
 */
export const openProjects = sql`(
  with edits as materialized (
    select project_id, min(due_at) as due_at from edit_requests request where request.state in (${unfinished}) group by project_id),
  open as (
    select project.*, case when project.state in (${states(statesOf('us'))}) then 'us' else 'customer' end as turn, edits.due_at as edits_due_at
    from projects project left join edits on edits.project_id = project.id
    where project.state in (${states([...statesOf('us'), ...statesOf('customer')])})
    union all
    select project.*, 'us', edits.due_at from projects project join edits on edits.project_id = project.id where project.state = 'live'
    union all
    select project.*, 'customer', null
    from projects project
    cross join lateral (select version.id from site_versions version where version.project_id = project.id and version.sent_at is not null
      order by version.number desc limit 1) newest
    where project.state = 'live' and newest.id is distinct from project.live_version_id
      and not exists (select from approvals approval where approval.version_id = newest.id)
      and not exists (select from edits where edits.project_id = project.id))
  select id, state, turn, created_at, updated_at, case when turn = 'us' then coalesce(edits_due_at, open.due_at) end as due_at,
    coalesce(edits_due_at, case when clock_running_since is not null then open.due_at end) as urgency
  from open)`;

/** The open work of one project. */
export async function openWorkOf(projectId: string): Promise<OpenWork> {
  const { openEdits, versionToApprove } = openWorkColumns;
  const [work] = await db().select({ openEdits, versionToApprove }).from(projects).where(eq(projects.id, projectId));
  return work ?? { openEdits: 0, versionToApprove: null };
}

export interface Deadline {
  waitingOn: WaitingOn;
  dueAt: Date | null;
  /** When it's late: edit rounds have a margin after their due time. */
  lateAt: Date | null;
}

/** Who has to act next, and when our work is due: the oldest open edit, otherwise the draft. */
export function deadlineOf(
  project: { state: ProjectState; dueAt: Date | null },
  work: OpenWork & { editsDueAt: Date | null; editsLateAt: Date | null },
): Deadline {
  const turn = turnOf(project.state, work);
  if (turn !== 'us') return { waitingOn: turn, dueAt: null, lateAt: null };
  return work.openEdits > 0
    ? { waitingOn: turn, dueAt: work.editsDueAt, lateAt: work.editsLateAt }
    : { waitingOn: turn, dueAt: project.dueAt, lateAt: project.dueAt };
}
