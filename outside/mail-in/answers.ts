/** SMTP statuses of refusals, with the exact status that's said if the sentence has none. */
const usual = {
  421: '4.3.2',
  450: '4.2.1',
  451: '4.3.0',
  452: '4.3.1',
  530: '5.7.0',
  550: '5.7.1',
  552: '5.3.4',
  554: '5.6.0',
} as const;

export type RefusalStatus = Exclude<keyof typeof usual, 530>;

/** An error as the SMTP server answers with it. */
export interface Refusal extends Error {
  responseCode: number;
}

export function refusal(status: keyof typeof usual, sentence: string): Refusal {
  const hasOwn = /^[45]\.\d{1,3}\.\d{1,3} /.test(sentence);
  // Answers are in ASCII, except to those who asked for more.
  const plain = sentence.replaceAll('’', "'").replace(/[^\x20-\x7e]/g, '?');
  return Object.assign(new Error(hasOwn ? plain : `${usual[status]} ${plain}`), { responseCode: status });
}

export function answerTo(admitted: { ok: true } | { ok: false; status: RefusalStatus; message: string }): Refusal | undefined {
  return admitted.ok ? undefined : refusal(admitted.status, admitted.message);
}
