import { expect, test } from 'vitest';
import { datedFaults, hedgeFaults, overclaimFaults } from './interview-rules.ts';

const emergencies = 'Do you take emergencies, such as a burst pipe?';

test.each([
  ['Emergencies day and night', `${emergencies} Yes, at an after-hours rate`, 'en'],
  ['Emergencias de día y de noche', `${emergencies} Yes, at an after-hours rate`, 'es'],
  ['If they come back within a year, {we} treat again for free.', 'What if the bugs come back between visits? Something else', 'en'],
  ['Every visit lasts 60 minutes.', 'How long is a visit? 60 minutes', 'en'],
  ['Siempre con el dueño', 'What training do the caregivers have? Just the owner', 'es'],
] as const)('a chip doesn’t say more than its label: %s', (text, asked, language) => {
  expect(overclaimFaults('chip', text, asked, language)).toHaveLength(1);
});

test.each([
  ['Emergencies day and night', `${emergencies} Yes, day and night`],
  ['Free estimates', 'Do you charge for an estimate? No'],
  ['Gluten-free choices', 'Do you bake bread? Some of it'],
  ['{We} come every week.', 'How often do you come? Weekly'],
])('a chip says what its label says in other words: %s', (text, asked) => {
  expect(overclaimFaults('chip', text, asked, 'en')).toEqual([]);
});

test.each([
  ['Usually there today or tomorrow', 'en'],
  ['{We} can usually come this week.', 'en'],
  ['Casi siempre hoy o mañana', 'es'],
] as const)('a chip names no day that depends on today: %s', (text, language) => {
  expect(datedFaults('chip', text, language)).toHaveLength(1);
});

test.each([
  ['Usually there the same or next day', 'en'],
  ['Puede dejar a su mascota en la mañana.', 'es'],
  ['Puede venir cualquier mañana entre semana.', 'es'],
] as const)('a chip may name a part of the day: %s', (text, language) => {
  expect(datedFaults('chip', text, language)).toEqual([]);
});

test.each([
  ['You can usually have an appointment within two weeks.', 'Appointments within two weeks', 'en'],
  ['{We} finish most spring and opener repairs in one visit.', 'Springs and openers fixed in one visit', 'en'],
  ['Normalmente hay cita en menos de dos semanas.', 'Citas en menos de dos semanas', 'es'],
  ['La mayoría de las cotizaciones están listas el mismo día.', 'Cotizaciones el mismo día', 'es'],
] as const)('a short form keeps the ‘usually’ of its sentence: %s', (says, short, language) => {
  expect(hedgeFaults('chip', says, short, language)).toHaveLength(1);
});

test.each([
  ['You can usually have an appointment within two weeks.', 'Usually an appointment within two weeks', 'en'],
  ['{We} take new patients. The usual wait for a first visit is {number} weeks.', 'New patients welcome', 'en'],
  ['{We} finish the job in two weeks.', 'Done in two weeks', 'en'],
  ['Normalmente hay cita en menos de dos semanas.', 'Normalmente hay cita en menos de dos semanas', 'es'],
] as const)('a short form may leave out the time: %s', (says, short, language) => {
  expect(hedgeFaults('chip', says, short, language)).toEqual([]);
});
