import { versionInWords } from '../../../content/legal/legal-text.ts';
import { termsVersionNow } from '../../../domain/legal/queries.ts';
import { groupsOn, settingGroups } from '../../../domain/settings/groups-schema.ts';
import { privateMeta } from '../../meta/private-meta.ts';
import { typedBefore } from '../../session/recent-auth.ts';
import { viewerIn } from '../../session/session.ts';
import { DefinitionRows } from '../../ui/controls/definition-rows.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import type { Route } from './+types/settings';
import { OnThisPage } from './on-this-page.tsx';
import { saveSettings, shownSettings } from './save-settings.ts';
import { SettingForms } from './setting-forms.tsx';

export const meta: Route.MetaFunction = () => privateMeta('Settings');

const groups = groupsOn('business');
const elsewhere = { id: 'elsewhere', title: 'Set elsewhere' };

export async function loader({ request }: Route.LoaderArgs) {
  return { settings: await shownSettings(), typed: await typedBefore(request), termsVersion: await termsVersionNow() };
}

/** Saves what was changed in one group. Prices, tax and bank details need a recent login. */
export async function action({ request, context }: Route.ActionArgs) {
  return saveSettings(request, { path: '/admin/settings', groups, actor: `admin:${viewerIn(context).user.id}` });
}

/** Business settings: prices, tax, deadlines, hours, calls, and what public pages show. */
export default function SettingsScreen({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="grid gap-x-12 gap-y-6 xl:grid-cols-[minmax(0,56rem)_minmax(0,1fr)]">
      <OnThisPage sections={[...groups.map((id) => ({ id, title: settingGroups[id].title })), elsewhere]} />
      <div className="grid max-w-4xl gap-10 xl:col-start-1 xl:row-start-1">
        <SettingForms groups={groups} settings={loaderData.settings} typed={loaderData.typed} answer={actionData} />
        <RuledSection id={elsewhere.id} title={elsewhere.title}>
          <DefinitionRows
            rows={[
              { label: 'Terms that buyers accept', value: <Link to="/terms">{versionInWords(loaderData.termsVersion)}</Link> },
              { label: 'Name, logo, color, address, phone, time zone', value: <Link to="/admin/settings/brand">Brand</Link> },
            ]}
          />
        </RuledSection>
      </div>
    </div>
  );
}
