import { brand } from '../../../content/brand.ts';
import { termsVersion } from '../../../content/legal/terms-version.ts';
import { typedBefore } from '../../fresh-sign-in.ts';
import { viewerIn } from '../../session.ts';
import { DefinitionRows } from '../../ui/controls/definition-rows.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import type { Route } from './+types/settings';
import { saveSettings, shownSettings } from './save-settings.ts';
import { SettingForms } from './setting-forms.tsx';

export const meta: Route.MetaFunction = () => [{ title: `Settings | ${brand.name} admin` }, { name: 'robots', content: 'noindex' }];

const groups = ['prices', 'invoices', 'clocks', 'hours', 'booking', 'site'] as const;

export async function loader({ request }: Route.LoaderArgs) {
  return { settings: await shownSettings(), typed: await typedBefore(request) };
}

/** Saves what was changed in one group. Prices, tax and bank details need a fresh sign-in. */
export async function action({ request, context }: Route.ActionArgs) {
  return saveSettings(request, { path: '/admin/settings', groups, actor: `admin:${viewerIn(context).user.id}` });
}

/** What the operator decides: prices, capacity and clocks, what shows on public pages. */
export default function SettingsScreen({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="grid max-w-4xl gap-10">
      <SettingForms groups={groups} settings={loaderData.settings} typed={loaderData.typed} answer={actionData} />
      <RuledSection title="Set elsewhere">
        <DefinitionRows
          rows={[
            { label: 'Terms that buyers accept', value: <Link to="/terms">version {termsVersion}</Link> },
            { label: 'Name, address, phone, time zone', value: 'With the program, in content/brand.ts' },
          ]}
        />
      </RuledSection>
    </div>
  );
}
