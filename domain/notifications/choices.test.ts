import { expect, test } from 'vitest';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { choicesOf, saveChoices } from './choices.ts';
import { choicesSchema, eventKeys, eventKind, eventsFor } from './schema.ts';

useDatabase();

const choice = async (userId: string, event: string, isAdmin = false) =>
  (await choicesOf(userId, isAdmin)).find((row) => row.event === event);

test('without a choice everything is on except what is never sent', async () => {
  const { id } = await makePerson();
  const choices = await choicesOf(id, true);
  expect(choices.map(({ event }) => event)).toEqual(eventKeys());
  for (const { event, inApp, mail } of choices)
    expect([event, inApp, mail]).toEqual([event, eventKind(event).inApp !== 'never', eventKind(event).mail !== 'never']);
});

test('a choice is stored for the events of the form alone, and can be changed', async () => {
  const [person, other] = [await makePerson(), await makePerson()];
  await saveChoices(person.id, false, { listed: ['live', 'lead'], on: ['lead.mail'] });
  expect(await choice(person.id, 'live')).toMatchObject({ inApp: false, mail: false });
  expect(await choice(person.id, 'lead')).toMatchObject({ inApp: false, mail: true });
  expect(await choice(person.id, 'draft-ready')).toMatchObject({ inApp: true, mail: true });
  expect(await choice(other.id, 'live')).toMatchObject({ inApp: true, mail: true });
  await saveChoices(person.id, false, { listed: ['live'], on: ['live.inApp'] });
  expect(await choice(person.id, 'live')).toMatchObject({ inApp: true, mail: false });
  expect(await choice(person.id, 'lead')).toMatchObject({ inApp: false, mail: true });
});

test('what no one can choose stays on', async () => {
  const { id } = await makePerson();
  await saveChoices(id, false, { listed: ['security', 'rights', 'order-paid', 'welcome'], on: [] });
  expect(await choice(id, 'security')).toMatchObject({ inApp: false, mail: true });
  expect(await choice(id, 'rights')).toMatchObject({ inApp: true, mail: true });
  expect(await choice(id, 'welcome')).toMatchObject({ inApp: true, mail: true });
  expect(await choice(id, 'order-paid')).toMatchObject({ inApp: false, mail: true });
});

test('staff events are on the form of admins, and no one else chooses them', async () => {
  const { id } = await makePerson();
  expect(eventsFor(false).filter((event) => eventKind(event).for === 'staff')).toEqual([]);
  await saveChoices(id, false, { listed: ['new-order'], on: [] });
  expect(await choice(id, 'new-order', true)).toMatchObject({ inApp: true, mail: true });
});

test.each([
  { listed: [], on: [] },
  { listed: ['live'], on: ['live.phone'] },
  { listed: ['everything'], on: [] },
  { listed: ['live'], on: [], userId: 'someone' },
])('a form of another shape is refused: %j', (form) => {
  expect(choicesSchema().safeParse(form).success).toBe(false);
});

test('an event that no one can choose says why', () => {
  for (const event of eventKeys()) {
    const { inApp, mail, why } = eventKind(event);
    expect(Boolean(why), event).toBe(inApp !== 'choice' || mail !== 'choice');
  }
});
