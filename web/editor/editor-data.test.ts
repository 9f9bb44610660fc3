import { expect, test } from 'vitest';
import { changeOwnSite } from '../../domain/site-changes/site-changes.ts';
import { must } from '../../tests/harness/must.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { draftedProject, projectNow, projectRow } from '../../tests/helpers/projects.ts';
import { editorData } from './editor-data.ts';

useDatabase();

test('links out of the editor name the project only if its owner has several', async () => {
  const { owner, projectId } = await draftedProject();
  const links = async () => {
    const data = await editorData({ role: 'owner', userId: owner.id }, await projectNow(projectId));
    return { home: data?.home, inPortal: data?.inPortal };
  };
  expect(await links()).toEqual({ home: '/portal', inPortal: {} });
  await projectRow({ ownerId: owner.id });
  expect(await links()).toEqual({ home: `/portal?project=${projectId}`, inPortal: { project: projectId } });
  const forStaff = await editorData({ role: 'admin', userId: owner.id }, await projectNow(projectId));
  expect(forStaff).toMatchObject({ home: `/admin/projects/${projectId}`, inPortal: {} });
});

test('texts about another place belong to the card that edits it, which says what the place has', async () => {
  const { owner, projectId } = await draftedProject();
  const apex = {
    name: 'Apex shop',
    address: { street: '120 N Salem St', city: 'Apex', state: 'NC', zip: '27502' },
    phone: '919.555.0177',
    hours: { fri: [['18:00', '02:00']] },
  };
  must(await changeOwnSite(owner.id, projectId, { texts: [], facts: [{ path: 'business.otherPlaces', value: [apex] }], name: 'Places' }));
  const data = await editorData({ role: 'owner', userId: owner.id }, await projectNow(projectId));
  expect(data?.summaries.places).toEqual(['Apex shop, 120 N Salem St, Apex, NC 27502, (919) 555-0177']);
  const texts = data?.draft.pages.flatMap(({ sections }) => sections.flatMap((section) => section.texts)) ?? [];
  const cards = (words: string) => new Set(texts.filter(({ text }) => text.includes(words)).map(({ card }) => card));
  for (const words of ['Apex shop hours', '120 N Salem St, Apex, NC 27502', '(919) 555-0177'])
    expect(cards(words)).toEqual(new Set(['places']));
});

test('the card of services has those of a price list in the description', async () => {
  const { owner, projectId } = await draftedProject();
  const facts = [
    { path: 'services' as const, value: [] },
    { path: 'business.description' as const, value: 'We fix leaks. Drains 90 heaters 150 toilets 80. We come at night.' },
  ];
  must(await changeOwnSite(owner.id, projectId, { texts: [], facts, name: 'Description' }));
  const data = await editorData({ role: 'owner', userId: owner.id }, await projectNow(projectId));
  expect(data?.summaries.services).toEqual(['Drains, $90', 'Heaters, $150', 'Toilets, $80']);
  expect(data?.answers.services).toHaveLength(3);
});
