import { recentActivity } from '../../../domain/activity/queries.ts';
import { groupsOn } from '../../../domain/settings/groups-schema.ts';
import { privateMeta } from '../../meta/private-meta.ts';
import { viewerIn } from '../../session/session.ts';
import { EmptyState } from '../../ui/controls/empty-state.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { RelativeTime } from '../../ui/controls/relative-time.tsx';
import { Tag } from '../../ui/controls/tag.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import type { Route } from './+types/activity';
import { saveSettings, shownSettings } from './save-settings.ts';
import { SettingForms } from './setting-forms.tsx';

export const meta: Route.MetaFunction = () => privateMeta('Activity pop-up');

const groups = groupsOn('activity');

export async function loader() {
  const [settings, items] = await Promise.all([shownSettings(), recentActivity()]);
  return {
    settings,
    items: items.map(({ action, ...item }) => ({ ...item, did: action })),
    isOn: settings.showActivity.value === true,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return saveSettings(request, { path: '/admin/settings/activity', groups, actor: `admin:${viewerIn(context).user.id}` });
}

/** Settings for which real events the activity pop-up shows, and a list of what it shows now. */
export default function ActivitySource({ loaderData, actionData }: Route.ComponentProps) {
  const { settings, items, isOn } = loaderData;
  return (
    <div className="grid max-w-4xl gap-10">
      <p className="-mb-4 text-ui">
        <Link to="/admin/settings/public">Public pages</Link>
      </p>
      <SettingForms groups={groups} settings={settings} answer={actionData} />
      <RuledSection title="What shows now">
        {!isOn && (
          <p className="mb-3 text-ui">
            The pop-up is off, so visitors see none of this. Turn it on under <Link to="/admin/settings">Business</Link>.
          </p>
        )}
        {items.length === 0 ? (
          <EmptyState title="Nothing to show yet">
            When a buyer agrees at checkout, their order, draft and launch show up here. Until then, the pop-up never appears.
          </EmptyState>
        ) : (
          <ul>
            {items.map((item) => (
              <li
                key={`${item.time} ${item.name} ${item.did}`}
                className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line py-3 text-ui"
              >
                <span>
                  <b>{item.name}</b> from {item.location} {item.did}
                </span>
                <span className="flex items-center gap-2 text-small text-ink-2">
                  <RelativeTime at={item.time} />
                  {item.sample && <Tag>sample</Tag>}
                </span>
              </li>
            ))}
          </ul>
        )}
      </RuledSection>
    </div>
  );
}
