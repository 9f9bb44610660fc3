/** What email programs put before a subject when someone answers or forwards, in the languages of our owners and their customers. */
const prefix = /^\s*(?:re|fwd?|aw|wg|rv|sv|antw|odp|res|enc|tr)\s*(?:\[\d{1,3}\]\s*)?:/i;

/** A subject without the marks of answers and forwards, in small letters and with single spaces, to compare it with others. */
export function foldedSubject(subject: string): string {
  let rest = subject;
  for (let found = prefix.exec(rest); found; found = prefix.exec(rest)) rest = rest.slice(found[0].length);
  return rest.trim().replace(/\s+/g, ' ').toLowerCase();
}

/** The subject of an answer: 'Re: Leaking sink', with one mark. */
export function answerSubject(subject: string): string {
  const bare = subject.trim();
  return /^re\s*:/i.test(bare) ? bare : `Re: ${bare}`.trim();
}
