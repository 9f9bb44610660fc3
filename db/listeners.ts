/** Every process listens for changes on one connection of this name (db/listening.ts). */
export const listenerName = 'sunup-live';

/** SQL: how many processes are connected to the current database. */
export const listenerCount = `(select count(*)::int from pg_stat_activity where application_name = '${listenerName}' and datname = current_database())`;
