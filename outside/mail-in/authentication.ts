/** One result of a check, as RFC 8601 names them. */
export type CheckResult = 'pass' | 'fail' | 'softfail' | 'neutral' | 'none' | 'temperror' | 'permerror' | 'policy';

/** What was checked of an email when it came in. */
export interface Authentication {
  /** The author's address in From, in small letters. Empty if there isn't exactly one. */
  author: string;
  /** `pass`: the author's domain stands behind it. `later`: a look-up failed, so no one can say yet. */
  verdict: 'pass' | 'fail' | 'later';
  /** Why, in a few words for the log and for Admin. */
  reason: string;
  spf: CheckResult;
  dkim: CheckResult;
  dmarc: CheckResult;
  /** What the author's domain asks receivers to do with an email that isn't proved. Empty if it doesn't say. */
  policy: 'none' | 'quarantine' | 'reject' | '';
  /** True if it came over TLS. */
  isEncrypted: boolean;
  /** The address that it came from, and the name that leads there and back. Empty if there's none. */
  clientAddress: string;
  clientName: string;
}
