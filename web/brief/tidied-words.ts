/** What we say about the owner's text that we tidied, in the brief and in the portal. */
export const tidiedIntro =
  'We fix spelling, grammar and punctuation. We also remove what came along with copied text, such as menus, buttons, ratings and customer quotes. Your own facts and prices stay as you wrote them.';

export function tidiedTitle(count: number): string {
  return count === 1 ? 'We tidied one answer' : `We tidied ${count} answers`;
}
