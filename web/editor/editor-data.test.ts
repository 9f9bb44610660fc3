import { expect, test } from 'vitest';
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
