import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { inRequest } from '../../base/log.ts';
import { db } from '../../db/connect.ts';
import { auditLog } from '../../db/schema/index.ts';
import { must } from '../../tests/harness/must.ts';
import { placedOrder } from '../../tests/harness/orders.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { draftedProject } from '../../tests/helpers/projects.ts';
import { grantAdmin } from '../accounts/admins.ts';
import { auditOf } from '../admin/audit.ts';
import { markPaid } from '../billing/mark-paid.ts';
import { redraft } from '../drafts/redraft.ts';
import { sendFromAdmin } from '../drafts/sending.ts';
import { moveOrder } from '../orders/states.ts';
import { approveVersion, publishFromAdmin } from '../publications/publishing.ts';
import { changeSetting } from '../settings/settings.ts';
import { changeFromAdmin } from '../site-changes/site-changes.ts';

useDatabase();

test('marking an order as paid is logged with who, what, on what, when, why and in which request', async () => {
  const admin = await makePerson({ admin: true, firstName: 'Mara' });
  const { order } = await placedOrder({ method: 'invoice' });
  await inRequest('a1b2c3', () => markPaid(order.id, `admin:${admin.id}`, 'wire 77'));
  expect(await auditOf(`order:${order.id}`)).toMatchObject([
    {
      actor: `admin:${admin.id}`,
      who: 'Mara Hollis',
      action: 'order.paid',
      reason: 'Marked paid: wire 77',
      requestId: 'a1b2c3',
      at: expect.any(Date),
    },
  ]);
});

test('what the provider or the buyer does isn’t logged as an action of staff', async () => {
  const { order } = await placedOrder();
  await moveOrder(db(), order.id, 'failed', { actor: 'provider', reason: 'Declined' });
  expect(await auditOf(`order:${order.id}`)).toEqual([]);
});

test('an action that is rolled back leaves no entry', async () => {
  const { order } = await placedOrder();
  const failed = db().transaction(async (tx) => {
    await moveOrder(tx, order.id, 'canceled', { actor: 'admin:1', reason: 'No' });
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  expect(await auditOf(`order:${order.id}`)).toEqual([]);
});

test('granting the role is logged once', async () => {
  const { id, email } = await makePerson();
  await grantAdmin(email, 'command line');
  await grantAdmin(email, 'command line');
  expect(await auditOf(`user:${id}`)).toMatchObject([{ actor: 'command line', who: null, action: 'role.grant', requestId: null }]);
});

test('a changed setting is logged with its old and new value', async () => {
  await changeSetting('draftHours', 20, 'admin:1');
  const [entry] = await db().select().from(auditLog).where(eq(auditLog.subject, 'setting:draftHours'));
  expect(entry).toMatchObject({ actor: 'admin:1', action: 'setting.change', detail: { from: 24, to: 20 } });
  await changeSetting('draftHours', 24, 'admin:1');
});

test('every change that staff make to a project leaves an entry: compose again, change, send, publish, roll back', async () => {
  const { owner, projectId, version } = await draftedProject();
  const entries = async (kind: string) =>
    (
      await db()
        .select()
        .from(auditLog)
        .where(and(eq(auditLog.subject, `project:${projectId}`), eq(auditLog.action, `project.${kind}`)))
    ).length;
  expect((await auditOf(`project:${projectId}`)).length).toBe(0);
  expect(await redraft('a1', projectId)).toEqual({ ok: true, number: version.number, isNew: false });
  expect(await entries('version')).toBe(1);
  const changed = must(
    await changeFromAdmin(
      'a1',
      projectId,
      { texts: [{ page: '/', section: 'hero', path: 'lead', text: 'We answer on Sundays too.' }], name: 'Lead' },
      false,
    ),
  );
  expect(await entries('version')).toBe(2);
  expect(await sendFromAdmin('a1', projectId, changed.version.id)).toEqual({ ok: true });
  expect(await entries('draft')).toBe(1);
  await approveVersion(owner.id, projectId, version.id, version.contentHash);
  expect(await entries('publication')).toBe(0);
  await approveVersion(owner.id, projectId, changed.version.id, changed.version.contentHash);
  expect(await publishFromAdmin('a1', projectId, version.id)).toEqual({ ok: true, isSuspended: false });
  expect(await entries('publication')).toBe(1);
});
