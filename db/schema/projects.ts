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
import type { AnswerPath, Answers, BriefStep, SaveOrder } from '../../domain/briefs/schema.ts';
import type { EditRequestState } from '../../domain/edit-requests/schema.ts';
import type { EventDetails, ProjectState } from '../../domain/projects/schema.ts';
import type { Suspension } from '../../domain/suspensions/schema.ts';
import type { EditValue, Replaced } from '../../domain/versions/schema.ts';
import type { Photo, Section, SiteDocument } from '../../sites/document/document.ts';
import type { GateReport } from '../../sites/gate/gate.ts';
import type { DesignTraits } from '../../sites/look/design-traits.ts';
import type { WrittenText } from '../../sites/slots/site-slots.ts';
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
    /** The host of the owner's domain while that's the site's address (domain/own-domains). */
    ownHost: text('own_host'),
    /** Selects wordings and variants. Never changes, so a rebuild keeps the site's look. */
    seed: integer('seed').notNull(),
    /** Design traits that the first draft and all later builds avoid. Null before the first draft. */
    avoidedLooks: jsonb('avoided_looks').$type<DesignTraits[]>(),
    briefSubmittedAt: at('brief_submitted_at'),
    paidAt: at('paid_at'),
    startDay: date('start_day'),
    /** The clock: when it last started, and the milliseconds spent before it was paused. */
    clockStartedAt: at('clock_started_at'),
    clockRunningSince: at('clock_running_since'),
    clockSpentMs: doublePrecision('clock_spent_ms').notNull().default(0),
    dueAt: at('due_at'),
    firstDraftAt: at('first_draft_at'),
    deadlineMissed: boolean('deadline_missed').notNull().default(false),
    approvedVersionId: uuid('approved_version_id'),
    liveVersionId: uuid('live_version_id'),
    /** The version whose inputs are the project's current ones: the newest one, or an older one that was restored. */
    baseVersionId: uuid('base_version_id'),
    liveSince: at('live_since'),
    /** Set while staff keep the site offline, whatever its state. */
    suspension: jsonb('suspension').$type<Suspension>(),
    /** Shown instead of the live site's forms while they're paused. Empty if they aren't. */
    formNotice: text('form_notice').notNull().default(''),
    /** When the owner agreed that we show the live site in the portfolio. */
    portfolioConsentAt: at('portfolio_consent_at'),
    /** Keys of the launch steps (`launch-steps.ts` of domain/projects) that the owner marked as done. */
    launchStepsDone: text('launch_steps_done').array().notNull().default([]),
    /** What operators have locked against changes by the owner (domain/site-changes/locks.ts). */
    locks: text('locks').array().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('projects_owner').on(table.ownerId),
    index('projects_state').on(table.state, table.dueAt),
    // Once a site was published, it's live or no longer served. Work on newer versions doesn't change its state.
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
    /** What happened in detail. Null for events that a trigger couldn't read from `reason`. */
    details: jsonb('details').$type<EventDetails>(),
    fromState: text('from_state').$type<ProjectState>(),
    toState: text('to_state').$type<ProjectState>(),
    /** The event in words, for 0.2 while it runs beside this release. Only shown where `details` is null. */
    reason: text('reason').notNull(),
    versionId: uuid('version_id'),
    createdAt: createdAt(),
  },
  (table) => [
    index('project_events_project').on(table.projectId, table.createdAt),
    index('project_events_live').on(table.createdAt).where(sql`${table.fromState} = 'live' or ${table.toState} = 'live'`),
  ],
);

/** One seat of a day's capacity. The primary key prevents overselling a day. */
export const slots = pgTable(
  'slots',
  {
    day: date('day').notNull(),
    seat: integer('seat').notNull(),
    orderId: uuid('order_id')
      .notNull()
      .unique()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Until when an open checkout holds the seat. Null once it's paid. The hold ends when the provider says that the checkout is over. */
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
  /** Answers as typed, valid or not. The brief is validated on submission. */
  answers: jsonb('answers').$type<Answers>().notNull().default({}),
  /** Texts that a model wrote for the site and our checks accepted, so that no rebuild asks again. */
  written: jsonb('written').$type<WrittenText[]>().notNull().default([]),
  /** The last save of each field that named its place in the order of its browser tab. */
  lastSaves: jsonb('last_saves').$type<Partial<Record<AnswerPath, SaveOrder>>>().notNull().default({}),
  step: text('step').$type<BriefStep>().notNull().default('business'),
  /** Increases with every saved field, picture and edit, so it identifies the inputs of a build. */
  revision: integer('revision').notNull().default(0),
  /** Label of the host that shows the preview of the unfinished brief. Unguessable. */
  previewToken: text('preview_token').notNull().unique(),
  submittedAt: at('submitted_at'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** Photos and logos after decoding and re-encoding. `photo` has the encoded variants. */
export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    projectId: ownedBy('project_id', () => projects.id),
    kind: text('kind', { enum: ['photo', 'logo'] }).notNull(),
    /** The file name as uploaded, shown only to its owner. The stored name is random. */
    fileName: text('file_name').notNull(),
    alt: text('alt').notNull().default(''),
    rights: boolean('rights').notNull().default(false),
    /** The owner wants it on the site even if it looks like a screenshot, is blurred, or has another flaw (see sites/pictures/judge.ts). */
    keep: boolean('keep').notNull().default(false),
    /** Its place in the order that the owner chose, from 0. Null for photos that follow those, by date. */
    place: integer('place'),
    position: integer('position').notNull().default(0),
    photo: jsonb('photo').$type<Photo>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('uploads_project').on(table.projectId)],
);

/** A version's inputs. Dates are strings when they're read back. */
interface Sources {
  answers: Answers;
  uploads: InJson<typeof uploads.$inferSelect>[];
  edits: InJson<Omit<typeof siteEdits.$inferSelect, 'projectId'>>[];
  written: WrittenText[];
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
    /** The answers, uploads and edits it was built from. Going back to the version restores them. */
    sources: jsonb('sources').$type<Sources>().notNull(),
    /** SHA-256 over all files. Approvals and publications refer to it. */
    contentHash: text('content_hash').notNull(),
    gate: jsonb('gate').$type<GateReport>().notNull(),
    passed: boolean('passed').notNull(),
    /** Label of the host that shows this version. Unguessable. */
    previewToken: text('preview_token').notNull().unique(),
    /** When it was shown to the customer. Null before that. */
    sentAt: at('sent_at'),
    /** The earlier version whose inputs it brings back: after undoing, redoing and going back. */
    restores: uuid('restores'),
    createdBy: text('created_by').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('site_versions_number').on(table.projectId, table.number),
    index('site_versions_trade').on(sql`(${table.document}->'trade'->>'key')`, sql`(${table.document}->'facts'->>'state')`),
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

/** People's edits, applied over the composed site; kept when the site is rebuilt, as long as the text they replaced exists. */
export const siteEdits = pgTable(
  'site_edits',
  {
    id: id(),
    projectId: ownedBy('project_id', () => projects.id),
    page: text('page').notNull(),
    section: text('section').notNull(),
    path: text('path').notNull(),
    value: jsonValue('value').$type<EditValue>().notNull(),
    /** What the edit replaced, and under which headings. */
    replaced: jsonValue('replaced').$type<Replaced>().notNull(),
    /** Its problem in the newest build, if people should know about it: 'no longer have a place, since …'. */
    note: text('note'),
    /** True if the newest build has no place for it. */
    isLost: boolean('is_lost').notNull().default(false),
    actor: text('actor').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('site_edits_project').on(table.projectId)],
);

/** An approval of one version, by its hash. */
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

/** A publication puts a version live. The newest one is served. */
export const publications = pgTable(
  'publications',
  {
    id: id(),
    projectId: ownedBy('project_id', () => projects.id),
    versionId: ofRow('version_id', () => siteVersions.id),
    /** `address` and `form` publish the same version at another address, or with its forms paused or on again. They need no approval. */
    kind: text('kind', { enum: ['publish', 'rollback', 'address', 'form'] }).notNull(),
    /** Content hash of the approved version. */
    contentHash: text('content_hash').notNull(),
    /** The served release: its origin, the hash of its files with that origin filled in, and its manifest in the file store. */
    origin: text('origin').notNull(),
    servedHash: text('served_hash').notNull(),
    manifestHash: text('manifest_hash').notNull(),
    actor: text('actor').notNull(),
    /** Empty: the project's event says why. 0.2 writes a sentence and has no default for it. */
    reason: text('reason')
      .notNull()
      .$default(() => ''),
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
    /** Shown instead of the forms. Empty if they aren't paused. */
    formNotice: text('form_notice').notNull().default(''),
    servedHash: text('served_hash').notNull(),
    manifestHash: text('manifest_hash').notNull(),
    /** File store names of every body in the manifest, so none is removed while it's served. */
    bodies: text('bodies').array().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.versionId, table.origin] }), index('site_releases_manifest').on(table.manifestHash)],
);

export const editRequests = pgTable(
  'edit_requests',
  {
    id: id(),
    projectId: ownedBy('project_id', () => projects.id),
    versionId: ofRow('version_id', () => siteVersions.id),
    page: text('page').notNull(),
    section: text('section').notNull(),
    /** The owner's name for the place when they requested it. */
    place: text('place').notNull(),
    words: text('words').notNull(),
    state: text('state').$type<EditRequestState>().notNull().default('open'),
    /** The section's props when the edit was requested, and when it was done. */
    before: jsonb('before').$type<Section['props']>(),
    after: jsonb('after').$type<Section['props']>(),
    doneVersionId: uuid('done_version_id').references(() => siteVersions.id),
    reply: text('reply'),
    /** The member of staff who started on it; null before that. */
    staffId: uuid('staff_id').references(() => users.id, { onDelete: 'set null' }),
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
    /** `contact` and `booking` are the site's forms, `email` is an email to one of its addresses. */
    kind: text('kind', { enum: ['contact', 'booking', 'email'] }).notNull(),
    /** The page that a form was sent from. Empty for an email. */
    page: text('page').notNull(),
    name: text('name').notNull(),
    email: text('email'),
    /** The site's address that an email was sent to, and its subject. Null for a form. */
    toAddress: text('to_address'),
    subject: text('subject'),
    phone: text('phone'),
    message: text('message').notNull(),
    service: text('service'),
    day: text('day'),
    part: text('part'),
    /** Probably from a bot. It's stored and listed apart, without a notification or an email. */
    isSpam: boolean('is_spam').notNull().default(false),
    /** Came after the limit of emails about leads. It's listed like any other, and its owner reads of it in the next digest. */
    isOverLimit: boolean('is_over_limit').notNull().default(false),
    /** Came from an old page while the site's forms were paused. */
    isWhilePaused: boolean('is_while_paused').notNull().default(false),
    /** When a digest named it. */
    digestedAt: at('digested_at'),
    readAt: at('read_at'),
    /** When an email continued the conversation. Null while there's only what began it. */
    continuedAt: at('continued_at'),
    /** ID that a form got when it arrived. It may also be kept on disk while the database is away, and becomes one lead. */
    keptFormId: uuid('kept_form_id').unique(),
    createdAt: createdAt(),
  },
  (table) => [
    index('leads_project').on(table.projectId, table.createdAt),
    index('leads_latest').on(table.projectId, sql`coalesce(${table.continuedAt}, ${table.createdAt})`),
    index('leads_for_digest').on(table.projectId, table.createdAt).where(sql`${table.isOverLimit}`),
  ],
);

/** A customer's request to end the monthly service. Takes effect at the end of the paid month; until then it can be withdrawn. */
export const cancellations = pgTable(
  'cancellations',
  {
    id: id(),
    projectId: ownedBy('project_id', () => projects.id),
    actor: text('actor').notNull(),
    reason: text('reason').notNull().default(''),
    /** End of the paid month. From then on, the site is unavailable. */
    endsAt: at('ends_at').notNull(),
    /** When the site went offline, and until when it can be restored. */
    tookEffectAt: at('took_effect_at'),
    restorableUntil: at('restorable_until'),
    /** When the customer withdrew it, before or after it took effect. */
    withdrawnAt: at('withdrawn_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('cancellations_one_open').on(table.projectId).where(sql`${table.withdrawnAt} is null`),
    index('cancellations_due').on(table.endsAt).where(sql`${table.withdrawnAt} is null`),
  ],
);
