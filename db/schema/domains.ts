import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { DomainState } from '../../domain/hosting/schema.ts';
import type { DomainProblem, DomainSeen, Ending } from '../../domain/own-domains/schema.ts';
import { at, createdAt, id, ownedBy, updatedAt } from './columns.ts';
import { projects } from './projects.ts';

/** Owners' domains. Any number of sites may claim a name; it belongs to the one that proved it first (`domain_claims_bound`). */
export const domainClaims = pgTable(
  'domain_claims',
  {
    id: id(),
    projectId: ownedBy('project_id', () => projects.id),
    /** The domain that was registered, such as hollis.com. Names are A-labels in small letters. */
    domain: text('domain').notNull(),
    /** The host that visitors see. */
    host: text('host').notNull(),
    /** The same with or without `www.`, which redirects to `host`. */
    twin: text('twin'),
    state: text('state').$type<DomainState>().notNull().default('claimed'),
    ending: text('ending').$type<Ending>(),
    /** What the proving record says. New for every claim, so a record that was left behind proves nothing. */
    proof: text('proof').notNull(),
    seen: jsonb('seen').$type<DomainSeen>(),
    problem: jsonb('problem').$type<DomainProblem>(),
    checkedAt: at('checked_at'),
    /** Null once it's over. */
    nextCheckAt: at('next_check_at'),
    /** Since when it's in its state. */
    since: at('since').notNull().defaultNow(),
    provedAt: at('proved_at'),
    /** Checks in a row that saw its records lead elsewhere. */
    awayChecks: integer('away_checks').notNull().default(0),
    leavesAt: at('leaves_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('domain_claims_open').on(table.projectId).where(sql`${table.state} not in ('leaving', 'ended')`),
    // One claim has both names, whichever of them is the one that visitors see.
    uniqueIndex('domain_claims_bound').on(sql`least(${table.host}, ${table.twin})`).where(sql`${table.state} not in ('claimed', 'ended')`),
    index('domain_claims_due').on(table.nextCheckAt),
    index('domain_claims_project').on(table.projectId),
    index('domain_claims_domain').on(table.domain),
  ],
);

/** Labels of the free addresses that live sites had before. They redirect to the site's label of today, and no other site gets them. */
export const formerLabels = pgTable(
  'former_labels',
  {
    label: text('label').primaryKey(),
    projectId: ownedBy('project_id', () => projects.id),
    createdAt: createdAt(),
  },
  (table) => [index('former_labels_project').on(table.projectId)],
);
