/** How many drafts are remembered as asked for. Older ones are forgotten first. */
const rememberedDrafts = 10_000;

/** What a process may spend: a number of requests a day (UTC), and one answered call for each draft. */
export interface Budget {
  /** True if today's requests aren't used up. */
  hasRequests: () => boolean;
  /** Counts a request. False if today's are used up. */
  takeRequest: () => boolean;
  /** True if the draft has had its call. */
  isSpent: (draftId: string) => boolean;
  spend: (draftId: string) => void;
}

export function createBudget({ requestsPerDay, now }: { requestsPerDay: number; now: () => Date }): Budget {
  let day = '';
  let requests = 0;
  const drafts = new Set<string>();
  const hasRequests = () => {
    const today = now().toISOString().slice(0, 10);
    if (today !== day) requests = 0;
    day = today;
    return requests < requestsPerDay;
  };
  return {
    hasRequests,
    takeRequest: () => {
      if (!hasRequests()) return false;
      requests++;
      return true;
    },
    isSpent: (draftId) => drafts.has(draftId),
    spend: (draftId) => {
      drafts.add(draftId);
      const [oldest] = drafts;
      if (drafts.size > rememberedDrafts && oldest !== undefined) drafts.delete(oldest);
    },
  };
}
