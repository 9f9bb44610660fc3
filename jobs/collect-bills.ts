import { collectBills } from '../domain/plans/collect-bills.ts';

/** Has every plan looked at whose bill is to be tried, whose month is over, or whose time to come back is. */
export default async function collectBillsJob(): Promise<void> {
  await collectBills();
}
