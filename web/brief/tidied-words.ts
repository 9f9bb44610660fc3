/** What we say about the owner's text that we tidied, in the brief and in the portal. */
export const tidiedIntro =
  'We fix spelling, grammar and punctuation, and take out what was copied along from another page. Your facts and prices stay as you wrote them.';

export function tidiedTitle(count: number): string {
  return count === 1 ? 'We tidied one answer' : `We tidied ${count} answers`;
}
