import file from './bounce-codes.yaml';

interface BounceCode {
  /** A status such as 5.7.26, or how statuses begin. */
  code: string;
  blocks: boolean;
  /** For staff: what happened, and what to do. */
  says: string;
}

const { codes, complaint, other } = file as { codes: readonly BounceCode[]; complaint: string; other: string };

/** What staff read of a complaint. */
export const complaintSays = complaint;

/** What the status of an email that came back means. */
export function bounceCodeOf(status: string): Omit<BounceCode, 'code'> {
  return codes.find(({ code }) => status === code || status.startsWith(`${code}.`)) ?? { blocks: false, says: other };
}
