import { type NotATown, notATown } from '../../sites/addresses/town-like.ts';

const advice: Record<NotATown, (entry: string) => string> = {
  distance: (entry) => `${entry} is a distance. Name the towns you reach, because customers look for theirs.`,
  time: (entry) => `${entry} says when, not where. Put it under “What do you do?” in step 1, and list only towns here.`,
  vague: (entry) => `${entry} doesn’t look like a town. Name the towns instead, such as “Ogden, Layton and Roy”.`,
};

/** What to write instead of entries that don't name a town, one sentence or two each, and what happens to them until then. */
export function townNotes(entries: readonly string[]): string[] {
  const notes = entries.flatMap((entry) => {
    const what = notATown(entry);
    return what ? [advice[what](`“${entry.trim()}”`)] : [];
  });
  if (notes.length === 0) return [];
  const kept =
    notes.length === 1
      ? 'Until you change it, your site shows it as you wrote it.'
      : 'Until you change them, your site shows them as you wrote them.';
  return [...new Set(notes), kept];
}
