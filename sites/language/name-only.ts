/** Words that say more of a language or a way to pay than its name: 'some Spanish', 'un poquito de español', 'no Amex'. */
const more = /(?<!\p{L})(?:no|not|some|little|bit|un|una|poco|poquito|only|basic|also|soon|sin|solo|algo|and|y|de|we|i)(?!\p{L})/iu;

/** True for an entry of a list that's a name and nothing else. Others can't be put into a sentence of ours, so they're shown as typed. */
export function isNameOnly(entry: string): boolean {
  return /^[\p{L}\p{M}'’. -]{2,40}$/u.test(entry) && entry.split(' ').length <= 3 && !more.test(entry);
}
