import { type AnyPgColumn, customType, integer, timestamp, uuid } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';

/** Primary key: uuid v7, so rows sort by creation. */
export const id = () =>
  uuid('id')
    .primaryKey()
    .$defaultFn(() => v7());
/** Reference to the row that this one belongs to, and is deleted with. */
export const ownedBy = (name: string, column: () => AnyPgColumn) => uuid(name).notNull().references(column, { onDelete: 'cascade' });
/** Reference to a row that can't be deleted while this one exists. */
export const ofRow = (name: string, column: () => AnyPgColumn) => uuid(name).notNull().references(column);
export const at = (name: string) => timestamp(name, { withTimezone: true });
export const createdAt = () => at('created_at').notNull().defaultNow();
export const updatedAt = () => at('updated_at').notNull().defaultNow();
/** Money: whole cents, US dollars. */
export const cents = (name: string) => integer(name);

/** Any JSON value, a bare text too: drizzle's own `jsonb` reads the text "1234" back as a number. */
export const jsonValue = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
});
