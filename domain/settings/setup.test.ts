import { expect, test } from 'vitest';
import { useDatabase } from '../../tests/helpers/database.ts';
import { defaultSettings, settingKeys } from './schema.ts';
import { finishStep, setupState } from './setup.ts';
import { setupEnd, setupStepOf, setupSteps, stepAfter } from './setup-schema.ts';

useDatabase();

test('steps are done in any order and only once, and the setup is open until someone finishes it', async () => {
  expect(await setupState('live')).toEqual({ done: [], isOpen: true, isWanted: true });
  await finishStep('color', 'admin:1');
  await finishStep('name', 'admin:1');
  await finishStep('color', 'admin:2');
  expect(await setupState('live')).toEqual({ done: ['name', 'color'], isOpen: true, isWanted: true });
  await finishStep(setupEnd, 'admin:1');
  expect(await setupState('live')).toEqual({ done: ['name', 'color'], isOpen: false, isWanted: false });
});

test('a demo, which is ours, asks for nothing', async () => {
  expect(await setupState('demo')).toMatchObject({ isWanted: false });
});

test('each step leads to the next one, and the last to the end', () => {
  expect(setupSteps.map(({ key }) => stepAfter(key))).toEqual(
    [...setupSteps.slice(1).map(({ key }) => key), setupEnd].map((key) => `/admin/setup/${key}`),
  );
  expect([setupStepOf('nothing'), setupStepOf(setupEnd)]).toEqual([undefined, undefined]);
});

test('every group of a step has settings', () => {
  const keys = setupSteps.flatMap(({ groups }) => groups.flatMap(settingKeys));
  expect(keys.filter((key) => !(key in defaultSettings()))).toEqual([]);
  expect(keys).toEqual(
    expect.arrayContaining(['brandName', 'brandColor', 'brandPhone', 'timeZone', 'officeOpen', 'setupCents', 'mailName', 'socialX']),
  );
});
