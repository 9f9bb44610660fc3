/** What became of a part of a request. Empty while it's open. */
export interface PartOutcome {
  /** The version that has the change. */
  done?: { number: number; versionId: string; held: boolean };
  isSkipped?: true;
  /** It went to us. */
  isSent?: true;
  /** The owner chose not to send it. */
  isDropped?: true;
}
