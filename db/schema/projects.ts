import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Answers, BriefStep } from '../../domain/briefs/schema.ts';
import type { ProjectState } from '../../domain/projects/schema.ts';
import type { EditRequestState } from '../../domain/reviews/schema.ts';
import type { EditValue, Replaced } from '../../domain/versions/schema.ts';
import type { Photo, Section, SiteDocument } from '../../sites/document.ts';
import type { GateReport } from '../../sites/gate/gate.ts';
import type { DesignTraits } from '../../sites/writer/look/design-traits.ts';
import { users } from './accounts.ts';
import { at, createdAt, id, jsonValue, ofRow, ownedBy, updatedAt } from './columns.ts';
import { orders } from './orders.ts';

export const projects = pgTable(
  'projects',
  {
    id: id(),
    ownerId: ownedBy('owner_id', () => users.id),
    orderId: uuid('order_id')
      .unique()
      .references(() => orders.id, { onDelete: 'set null' }),
    state: text('state').$type<ProjectState>().notNull().default('awaiting_brief'),
    name: text('name').notNull().default(''),
    /** Label of the free host name, {slug}.SITES_DOMAIN. */
    slug: text('slug').unique(),
    /** Chooses wordings and variants. It never changes, so a rebuild keeps the site's look. */
    seed: integer('seed').notNull(),
    /** Looks (their design traits) that the first draft kept clear of, and every later build does; absent before it. */
    avoidedLooks: jsonb('avoided_looks').$type<DesignTraits[]>(),
    briefSubmittedAt: at('brief_submitted_at'),
    paidAt: at('paid_at'),
    startDay: date('start_day'),
    /** The clock: running since, and milliseconds already spent when it is paused. */
    clockStartedAt: at('clock_started_at'),
    clockRunningSince: at('clock_running_since'),
    clockSpentMs: doublePrecision('clock_spent_ms').notNull().default(0),
    dueAt: at('due_at'),
    firstDraftAt: at('first_draft_at'),
    deadlineMissed: boolean('deadline_missed').notNull().default(false),
    approvedVersionId: uuid('approved_version_id'),
    liveVersionId: uuid('live_version_id'),
    /** The version whose sources are the project's own now: the newest one stored, or an older one that was gone back to. */
    baseVersionId: uuid('base_version_id'),
    liveSince: at('live_since'),
    /** The owner lets us show the live site in the portfolio. */
    portfolioConsentAt: at('portfolio_consent_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('projects_owner').on(table.ownerId),
    index('projects_state').on(table.state, table.dueAt),
    // A site that was published is live or not served: what goes on with newer versions of it is no state of the project.
    check(
      'projects_live_stays_live',
      sql`${table.liveVersionId} is null or ${table.state} in ('live', 'suspended', 'canceled', 'archived')`,
    ),
  ],
);

export const projectEvents = pgTable(
  'project_events',
  {
    id: id(),
    projectId: ownedBy('project_id', () => projects.id),
    /** `user:<id>`, `admin:<id>`, or `system`. */
    actor: text('actor').notNull(),
    kind: text('kind').notNull(),
    fromState: text('from_state').$type<ProjectState>(),
    toState: text('to_state').$type<ProjectState>(),
    reason: text('reason').notNull(),
    versionId: uuid('version_id'),
    createdAt: createdAt(),
  },
  (table) => [
    index('project_events_project').on(table.projectId, table.createdAt),
    index('project_events_live').on(table.createdAt).where(sql`${table.fromState} = 'live' or ${table.toState} = 'live'`),
  ],
);

/** One seat of a day's capacity: the key makes a day impossible to oversell. */
export const slots = pgTable(
  'slots',
  {
    day: date('day').notNull(),
    seat: integer('seat').notNull(),
    orderId: uuid('order_id')
      .notNull()
      .unique()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Until when an open checkout holds the seat; absent once it is paid. A hold ends when the provider says that its checkout is over. */
    heldUntil: at('held_until'),
    /** Hash of the client address that holds an unpaid seat; null once it's paid. */
    heldFrom: text('held_from'),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.day, table.seat] })],
);

export const briefs = pgTable('briefs', {
  id: id(),
  projectId: uuid('project_id')
    .notNull()
    .unique()
    .references(() => projects.id, { onDelete: 'cascade' }),
  /** Answers as typed, valid or not; checked whole when the brief is submitted. */
  answers: jsonb('answers').$type<Answers>().notNull().default({}),
  step: text('step').$type<BriefStep>().notNull().default('business'),
  /** Raised by one with every saved field, picture and edit: names what the site is built from. */
  revision: integer('revision').notNull().default(0),
  /** Names the host on which the preview of an unfinished brief is shown; unguessable. */
  previewToken: text('preview_token').notNull().unique(),
  submittedAt: at('submitted_at'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** Photos and logos after decoding and re-encoding. `photo` is the workshop's Photo. */
export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    projectId: ownedBy('project_id', () => projects.id),
    kind: text('kind', { enum: ['photo', 'logo'] }).notNull(),
    /** The owner's file name, for their eyes only; the stored name is random. */
    fileName: text('file_name').notNull(),
    alt: text('alt').notNull().default(''),
    rights: boolean('rights').notNull().default(false),
    position: integer('position').notNull().default(0),
    photo: jsonb('photo').$type<Photo>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('uploads_project').on(table.projectId)],
);

/** What a version was built from. Dates are strings when they're read back. */
interface Sources {
  answers: Answers;
  uploads: InJson<typeof uploads.$inferSelect>[];
  edits: InJson<Omit<typeof siteEdits.$inferSelect, 'projectId'>>[];
}

type InJson<Row extends { createdAt: Date }> = Omit<Row, 'createdAt'> & { createdAt: Date | string };

/** An immutable snapshot of a site document, with the files it renders to. */
export const siteVersions = pgTable(
  'site_versions',
  {
    id: id(),
    projectId: ownedBy('project_id', () => projects.id),
    number: integer('number').notNull(),
    name: text('name').notNull(),
    document: jsonb('document').$type<SiteDocument>().notNull(),
    /** Answers, uploads and edits that it was built from. Going back to the version goes back to them. */
    sources: jsonb('sources').$type<Sources>().notNull(),
    /** sha-256 over all files; what approval binds to and what is served live. */
    contentHash: text('content_hash').notNull(),
    gate: jsonb('gate').$type<GateReport>().notNull(),
    passed: boolean('passed').notNull(),
    /** Names the preview host of this version; unguessable. */
    previewToken: text('preview_token').notNull().unique(),
    /** When it was shown to the customer; absent while it is only in the workshop. */
    sentAt: at('sent_at'),
    createdBy: text('created_by').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('site_versions_number').on(table.projectId, table.number),
    index('site_versions_trade').on(sql`(${table.document}->'trade'->>'pack')`, sql`(${table.document}->'facts'->>'state')`),
  ],
);

/** Path of a version's file to its content-addressed body. */
export const siteFiles = pgTable(
  'site_files',
  {
    versionId: ownedBy('version_id', () => siteVersions.id),
    path: text('path').notNull(),
    hash: text('hash').notNull(),
    type: text('type').notNull(),
    cache: text('cache', { enum: ['page', 'immutable'] }).notNull(),
    bytes: integer('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.versionId, table.path] })],
);

/** People's changes laid over the composed site; they survive recomposition as long as what they were laid on is there. */
export const siteEdits = pgTable(
  'site_edits',
  {
    id: id(),
    projectId: ownedBy('project_id', () => projects.id),
    page: text('page').notNull(),
    section: text('section').notNull(),
    path: text('path').notNull(),
    value: jsonValue('value').$type<EditValue>().notNull(),
    /** What it replaced, and under which headings. */
    replaced: jsonValue('replaced').$type<Replaced>().notNull(),
    /** What became of it in the newest build, if people should know: 'no longer have a place, since …'. */
    note: text('note'),
    actor: text('actor').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('site_edits_project').on(table.projectId)],
);

/** An approval names one version and its hash. */
export const approvals = pgTable(
  'approvals',
  {
    id: id(),
    projectId: ownedBy('project_id', () => projects.id),
    versionId: ofRow('version_id', () => siteVersions.id),
    contentHash: text('content_hash').notNull(),
    userId: uuid('user_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('approvals_version').on(table.versionId)],
);

/** A publication puts one version live; the newest one is what is served. */
export const publications = pgTable(
  'publications',
  {
    id: id(),
    projectId: ownedBy('project_id', () => projects.id),
    versionId: ofRow('version_id', () => siteVersions.id),
    /** `address` publishes the same version at another address, which needs no approval. */
    kind: text('kind', { enum: ['publish', 'rollback', 'address'] }).notNull(),
    /** Content hash of the approved version. */
    contentHash: text('content_hash').notNull(),
    /** The served release: its origin, the hash of its files with that origin filled in, and its manifest in the file store. */
    origin: text('origin').notNull(),
    servedHash: text('served_hash').notNull(),
    manifestHash: text('manifest_hash').notNull(),
    actor: text('actor').notNull(),
    reason: text('reason').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('publications_project').on(table.projectId, table.createdAt)],
);

/** A version prepared for serving at one origin: origin filled in, files compressed and listed in a manifest. */
export const siteReleases = pgTable(
  'site_releases',
  {
    versionId: ownedBy('version_id', () => siteVersions.id),
    origin: text('origin').notNull(),
    servedHash: text('served_hash').notNull(),
    manifestHash: text('manifest_hash').notNull(),
    /** File store names of every body in the manifest, so none is removed while it's served. */
    bodies: text('bodies').array().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.versionId, table.origin] }), index('site_releases_manifest').on(table.manifestHash)],
);

/** Progress and result of a nightly check of every stored file. A run that was stopped continues from `position`. */
export const fileChecks = pgTable('file_checks', {
  day: date('day').primaryKey(),
  /** Name of the last file checked. Files are checked in name order. */
  position: text('position').notNull().default(''),
  files: integer('files').notNull().default(0),
  repaired: integer('repaired').notNull().default(0),
  /** Names of files that couldn't be repaired. */
  lost: text('lost').array().notNull().default(sql`'{}'::text[]`),
  finishedAt: at('finished_at'),
  createdAt: createdAt(),
});

export const editRequests = pgTable(
  'edit_requests',
  {
    id: id(),
    projectId: ownedBy('project_id', () => projects.id),
    versionId: ofRow('version_id', () => siteVersions.id),
    page: text('page').notNull(),
    section: text('section').notNull(),
    /** What the owner called the place when they asked. */
    place: text('place').notNull(),
    words: text('words').notNull(),
    state: text('state').$type<EditRequestState>().notNull().default('open'),
    /** The section's props when it was asked, and when it was done. */
    before: jsonb('before').$type<Section['props']>(),
    after: jsonb('after').$type<Section['props']>(),
    doneVersionId: uuid('done_version_id').references(() => siteVersions.id),
    reply: text('reply'),
    dueAt: at('due_at').notNull(),
    lateAt: at('late_at').notNull(),
    doneAt: at('done_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('edit_requests_project').on(table.projectId),
    index('edit_requests_open').on(table.dueAt).where(sql`${table.state} in ('open', 'in_progress', 'reopened')`),
  ],
);

export const leads = pgTable(
  'leads',
  {
    id: id(),
    projectId: ownedBy('project_id', () => projects.id),
    kind: text('kind', { enum: ['contact', 'booking'] }).notNull(),
    page: text('page').notNull(),
    name: text('name').notNull(),
    email: text('email'),
    phone: text('phone'),
    message: text('message').notNull(),
    service: text('service'),
    day: text('day'),
    part: text('part'),
    readAt: at('read_at'),
    createdAt: createdAt(),
  },
  (table) => [index('leads_project').on(table.projectId, table.createdAt)],
);

/** A customer's request to end the monthly service. Takes effect at the end of the paid month; until then it can be withdrawn. */
export const cancellations = pgTable(
  'cancellations',
  {
    id: id(),
    projectId: ownedBy('project_id', () => projects.id),
    actor: text('actor').notNull(),
    reason: text('reason').notNull().default(''),
    /** End of the paid month: from then on the site shows that it is not available. */
    endsAt: at('ends_at').notNull(),
    /** When the site was taken off, and until when it can be put back. */
    tookEffectAt: at('took_effect_at'),
    restorableUntil: at('restorable_until'),
    /** When the customer thought better of it, before or after it took effect. */
    withdrawnAt: at('withdrawn_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('cancellations_one_open').on(table.projectId).where(sql`${table.withdrawnAt} is null`),
    index('cancellations_due').on(table.endsAt).where(sql`${table.withdrawnAt} is null`),
  ],
);

/** Pages of a live site opened by people on one day (UTC). Counted without cookies; robots are left out. */
export const siteVisits = pgTable(
  'site_visits',
  {
    projectId: ownedBy('project_id', () => projects.id),
    day: date('day').notNull(),
    views: integer('views').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.day] })],
);
