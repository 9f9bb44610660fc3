import { beforeAll, expect, test } from 'vitest';
import { must } from '../tests/harness/must.ts';
import { gluedWords } from '../tests/helpers/glued-words.ts';
import plumber from './briefs/plumber-raleigh.json' with { type: 'json' };
import salon from './briefs/salon-nashville.json' with { type: 'json' };
import { makeSite } from './make-site.ts';
import { workshop } from './sections/workshop.ts';

const options = { origin: 'https://glued.example', readFile: async () => undefined };

// The first site that a process makes loads dictionaries and a grammar checker, which takes longer than a test may on a busy machine.
beforeAll(async () => {
  await makeSite(plumber, options);
});

const looks = workshop.themes.all.flatMap(({ name }) => [
  { theme: name, brief: plumber },
  { theme: name, brief: salon },
]);

test.each(looks.map(({ theme, brief }) => [theme, brief.business.name, brief] as const))(
  'in %s, no words of the site of %s run together without its styles',
  async (theme, _name, brief) => {
    const { files } = must(await makeSite({ ...brief, look: { chosen: { theme, seed: 7 } } }, options));
    const pages = [...files].filter(([, { type }]) => type.startsWith('text/html'));
    expect(pages.length).toBeGreaterThan(5);
    expect(pages.flatMap(([path, { body }]) => gluedWords(body.toString()).map((words) => `${path}: ${words}`))).toEqual([]);
  },
);
