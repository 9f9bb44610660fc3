import { expect, test } from 'vitest';
import { auditForAdmin } from '../../../domain/admin/audit.ts';
import { whole } from '../../../domain/settings/kinds-schema.ts';
import { setting, settingTable } from '../../../domain/settings/schema.ts';
import { readSettings } from '../../../domain/settings/settings.ts';
import { useDatabase } from '../../../tests/helpers/database.ts';
import { makePerson } from '../../../tests/helpers/people.ts';
import { htmlOf, routeArguments } from '../../../tests/helpers/screen.ts';
import ActivitySource, { action, loader } from './activity.tsx';

useDatabase();

test('a setting added to the table is on its screen, checked, saved, read and named in the audit log', async () => {
  const example = setting(whole(1, 12, 'months'), {
    default: 3,
    group: 'activity',
    label: 'Repeat an event after',
    hint: 'Then it may show up once more',
  });
  Object.assign(settingTable, { activityRepeat: example });
  const { id: userId } = await makePerson({ firstName: 'Mara', admin: true });
  const screen = async () => htmlOf(ActivitySource, { loaderData: await loader() });
  const save = (typed: string) => {
    const others = { activityOrders: 'on', activityDrafts: 'on', activityLaunches: 'on', activityDays: '30' };
    const opened = {
      'was:activityRepeat': '3',
      ...Object.fromEntries(Object.entries(others).map(([key, value]) => [`was:${key}`, value])),
    };
    return action(routeArguments({ userId, fields: { group: 'activity', ...others, ...opened, activityRepeat: typed } }));
  };

  const html = await screen();
  expect(html).toMatch(/>Repeat an event after \(months\)</);
  expect(html).toContain('Then it may show up once more');
  expect(html).toMatch(/<input[^>]*name="activityRepeat"[^>]*value="3"/);

  expect(await save('13')).toMatchObject({ init: { status: 422 }, data: { errors: { activityRepeat: 'Enter 12 or less.' } } });
  expect(await readSettings()).toMatchObject({ activityRepeat: 3 });

  expect(await save('6')).toMatchObject({ status: 302 });
  expect(await readSettings()).toMatchObject({ activityRepeat: 6, activityDays: 30 });
  expect(await screen()).toMatch(/Default 3 months\. Changed by Mara Hollis/);

  const { rows } = await auditForAdmin({ search: 'repeat', filter: 'settings', sort: 'time', descending: true, page: 1 });
  expect(rows).toMatchObject([
    { about: 'Activity pop-up: Repeat an event after (months)', reason: expect.stringMatching(/: 3 months to 6 months$/) },
  ]);
});
