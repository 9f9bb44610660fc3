/** Keys of the advisory locks on the whole database. Any numbers work, as long as they differ. */
export const lockKeys = {
  /** One process at a time migrates. */
  migrations: 719_203_544,
  /** One process at a time makes a backup. */
  backups: 719_203_545,
  /** One process at a time gives queues their tables. */
  queueTables: 719_203_546,
} as const;
