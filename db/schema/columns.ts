import { type AnyPgColumn, customType, integer, timestamp, uuid } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';

/** Primary key: a UUIDv7, so rows sort by creation. */
export const id = () =>
  uuid('id')
    .primaryKey()
    .$defaultFn(() => v7());
/** Reference to the row that this one belongs to. It's deleted with that row. */
export const ownedBy = (name: string, column: () => AnyPgColumn) => uuid(name).notNull().references(column, { onDelete: 'cascade' });
/** Reference to a row that can't be deleted while this one exists. */
export const ofRow = (name: string, column: () => AnyPgColumn) => uuid(name).notNull().references(column);
export const at = (name: string) => timestamp(name, { withTimezone: true });
export const createdAt = () => at('created_at').notNull().defaultNow();
export const updatedAt = () => at('updated_at').notNull().defaultNow();
/** Money in whole cents, US dollars. */
export const cents = (name: string) => integer(name);

/** Any JSON value, including a plain string: Drizzle's own `jsonb` reads the string "1234" as a number. */
export const jsonValue = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
});
