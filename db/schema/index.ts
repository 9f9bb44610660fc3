// The one list of tables: Drizzle's query builder and its migration tool read it from here.
export * from './accounts.ts';
export * from './bookings.ts';
export * from './messages.ts';
export * from './money.ts';
export * from './operation.ts';
export * from './orders.ts';
export * from './projects.ts';
export * from './two-factor.ts';
export * from './visitors.ts';
