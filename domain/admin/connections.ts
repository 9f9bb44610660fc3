import { withPool } from '../../db/connect.ts';

/** Runs work for staff on the admin pool, so searches in Admin can't use up the connections for customers and visitors. */
export function onAdminConnections<Result>(work: () => PromiseLike<Result>): Promise<Result> {
  return withPool('admin', work);
}
