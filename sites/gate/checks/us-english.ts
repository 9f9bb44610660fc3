import { usEnglish } from '../../language/us-english.ts';
import type { Check, Subject } from '../check.ts';
import { finding } from '../check.ts';

/** Our words are spelled the American way. The owner's own spelling is theirs, and a Spanish site has its own words: 'cheques'. */
export const usSpelling: Check = {
  key: 'us-english',
  label: 'US English',
  run(subject) {
    const owners = ownersWords(subject);
    const pages = subject.document.language === 'en' ? subject.pages : [];
    const british = pages.flatMap((page) =>
      [...new Set(page.text.match(/\p{L}+/gu) ?? [])]
        .filter((word) => usEnglish(word) !== word && !owners.has(word.toLowerCase()))
        .map((word) => `${page.path}: "${word}" for "${usEnglish(word)}"`),
    );
    return finding(british, 'Our text is in US English.', 'British spellings');
  },
};

function ownersWords({ derived: { brief }, lines, document }: Subject): Set<string> {
  const theirs = lines.filter(({ line }) => line.from === 'owner' || line.from === 'brief').map(({ line }) => line.text);
  return new Set(
    JSON.stringify([brief, document.facts, theirs])
      .toLowerCase()
      .match(/\p{L}+/gu),
  );
}
