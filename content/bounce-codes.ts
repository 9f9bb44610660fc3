import file from './bounce-codes.yaml';

interface BounceCode {
  /** A status such as 5.7.26, or how statuses begin. */
  code: string;
  blocks: boolean;
  /** For staff: what happened, and what to do. */
  says: string;
}

const { codes, complaint, complaintPassedOn, other } = file as {
  codes: readonly BounceCode[];
  complaint: string;
  complaintPassedOn: string;
  other: string;
};

/** What staff read of a complaint. */
export const complaintSays = complaint;
/** The same if it's about an email that we passed on. */
export const passedOnComplaintSays = complaintPassedOn;

/** What the status of an email that came back means. */
export function bounceCodeOf(status: string): Omit<BounceCode, 'code'> {
  return codes.find(({ code }) => status === code || status.startsWith(`${code}.`)) ?? { blocks: false, says: other };
}
