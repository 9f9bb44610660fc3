import { withPool } from '../../db/connect.ts';

/** Runs what staff asked for on connections of its own, so no search at the desk takes those of customers and visitors. */
export function onStaffConnections<Result>(work: () => PromiseLike<Result>): Promise<Result> {
  return withPool('admin', work);
}
