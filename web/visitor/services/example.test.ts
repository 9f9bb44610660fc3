import { expect, test } from 'vitest';
import { serviceBySlug } from '../../../content/services/services.ts';
import { readOwnRequest } from '../../../domain/proposals/queries.ts';
import { makeSite } from '../../../sites/make-site.ts';
import sample from '../../../sites/trades/plumber/sample.json' with { type: 'json' };
import { useDatabase } from '../../../tests/helpers/database.ts';
import { draftedProject } from '../../../tests/helpers/projects.ts';

useDatabase();

const exampleOf = (slug: string) => serviceBySlug(slug)?.example ?? expect.fail(`No service ${slug}.`);

test('the listed page and the files are those of the plumber’s sample site', async () => {
  const [search, hosting] = [exampleOf('seo-optimization'), exampleOf('web-hosting')];
  if (!('result' in search) || !('files' in hosting)) return expect.fail('The examples show something else.');
  const made = await makeSite(sample.brief, {
    origin: `https://${search.result.address}`,
    seed: sample.seed,
    readFile: async () => undefined,
  });
  if (!made.ok) return expect.fail(JSON.stringify(made.problems));
  const home = made.files.get('/')?.body.toString() ?? '';
  expect(home).toContain(`<title>${search.result.title}</title>`);
  expect(home).toContain(`name="description" content="${search.result.description}"`);
  for (const file of hosting.files) expect(made.files.has(file), file).toBe(true);
});

test('a request like the one shown is offered as shown', async () => {
  const example = exampleOf('maintenance-support');
  if (!('request' in example)) return expect.fail('The example shows something else.');
  const { owner, projectId } = await draftedProject('Shown Plumbing');
  const { words, now, after, button } = example.request;
  expect(await readOwnRequest(owner.id, projectId, words)).toMatchObject([{ was: now, now: after, button }]);
});
