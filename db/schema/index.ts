// The complete list of tables, for Drizzle's query builder and its migration tool.
export * from './accounts.ts';
export * from './bookings.ts';
export * from './checks.ts';
export * from './domains.ts';
export * from './email.ts';
export * from './messages.ts';
export * from './money.ts';
export * from './operation.ts';
export * from './orders.ts';
export * from './projects.ts';
export * from './two-factor.ts';
export * from './visitors.ts';
export * from './visits.ts';
