import { expect, test } from 'vitest';
import { usualPages } from '../../content/site-pages.ts';
import { generate, NotRead, orUnread } from './generator.ts';
import { compose, previewPage, readRequest, tidyAnswers } from './tasks.ts';

test('a task answers with what its work gives', async () => {
  expect(await generate(tidyAnswers, { name: 'bob', trade: 'PLUMBER', town: 'bend' }, { visitor: '192.0.2.7' })).toMatchObject({
    town: 'Bend',
    description: 'Plumber in Bend.',
  });
  const subject = { name: 'Bob', services: [], towns: [], pages: [] };
  expect(await generate(readRequest, { text: 'call me', subject }, { account: 'one' })).toMatchObject({ lines: [{}], remarks: [] });
});

test('a composed site and its page can be cloned', async () => {
  const brief = { business: { name: 'Sunup', trade: 'web designer', description: 'We build websites.' }, pages: usualPages };
  const document = await generate(compose, structuredClone({ brief, seed: 7, photos: [] }), { project: 'one' });
  expect(structuredClone(document)).toEqual(document);
  const page = await generate(previewPage, { document, path: '/', origin: 'https://one.example' }, { project: 'one' });
  expect(page?.html).toContain('Sunup');
  expect(structuredClone(page)).toEqual(page);
});

test('only a text that wasn’t read becomes undefined', () => {
  expect(orUnread(new NotRead('too slow'))).toBeUndefined();
  expect(() => orUnread(new Error('a bug'))).toThrow('a bug');
});
