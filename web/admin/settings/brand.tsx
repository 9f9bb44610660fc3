import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { becomeBrand, brand, ownBrand } from '../../../content/brand.ts';
import { groupsOn, settingGroups } from '../../../domain/settings/groups-schema.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import { privateMeta } from '../../meta/private-meta.ts';
import { typedBefore } from '../../session/recent-auth.ts';
import { viewerIn } from '../../session/session.ts';
import { Button } from '../../ui/controls/button.tsx';
import { DefinitionRows } from '../../ui/controls/definition-rows.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import type { Route } from './+types/brand';
import { brandNow, citiesForAdmin, legalInWords } from './brand-data.ts';
import { CitiesForm } from './cities-form.tsx';
import { LogoField, usePickedLogo } from './logo-field.tsx';
import { OnThisPage } from './on-this-page.tsx';
import { type BrandAnswer, saveBrand } from './save-brand.ts';
import { SaveRow } from './save-row.tsx';
import { shownSettings } from './save-settings.ts';
import { SettingForms } from './setting-forms.tsx';
import { useUnsavedForm } from './unsaved-forms.tsx';

export const handle = { body: 'file' } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => privateMeta('Brand');

const groups = groupsOn('brand');
const forms = groups.filter((group) => group !== 'cities');

export async function loader({ request }: Route.LoaderArgs) {
  const facts = await brandNow();
  return {
    facts,
    settings: await shownSettings(),
    typed: await typedBefore(request),
    cities: citiesForAdmin(),
    legal: await legalInWords(),
  };
}

/** Gives the browser the brand after a save without a new page, which would lose what's typed into other forms. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const loaded = await serverLoader();
  becomeBrand({ ...ownBrand, ...loaded.facts });
  return loaded;
}

/** Saves the logo, the cities or one group of settings. Contact and sender need a recent login. */
export async function action({ request, context }: Route.ActionArgs) {
  return saveBrand(request, { path: '/admin/settings/brand', groups, actor: `admin:${viewerIn(context).user.id}` });
}

/** Who the operator is: name, logo, color, contact, time zone, sender, cities, and links to what else says who they are. */
export default function BrandSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { settings, typed, cities, legal } = loaderData;
  const answer = actionData as BrandAnswer | null | undefined;
  const { title, lead } = settingGroups.cities;
  const sections = [
    { id: 'mark', title: 'Logo' },
    ...forms.map((id) => ({ id, title: settingGroups[id].title })),
    { id: 'cities', title },
    { id: 'legal', title: 'Legal texts' },
    { id: 'more', title: 'More about you' },
  ];
  return (
    <div className="grid gap-x-12 gap-y-6 xl:grid-cols-[minmax(0,56rem)_minmax(0,1fr)]">
      <OnThisPage sections={sections} />
      <div className="grid max-w-4xl gap-10 xl:col-start-1 xl:row-start-1">
        <RuledSection id="mark" title="Logo">
          <MarkForm error={answer?.group === 'mark' ? answer.errors.mark : undefined} />
        </RuledSection>
        <SettingForms
          groups={forms}
          settings={settings}
          typed={typed}
          answer={answer && answer.group !== 'mark' ? { ...answer, group: answer.group } : null}
        />
        <RuledSection id="cities" title={title}>
          <p className="max-w-prose text-small text-ink-2">{lead}</p>
          <CitiesForm states={cities} />
        </RuledSection>
        <RuledSection id="legal" title="Legal texts">
          <DefinitionRows
            rows={[
              { label: <Linked to="/admin/settings/legal/terms">Terms of Service</Linked>, value: legal.terms },
              { label: <Linked to="/admin/settings/legal/privacy">Privacy Policy</Linked>, value: legal.privacy },
            ]}
          />
        </RuledSection>
        <RuledSection id="more" title="More about you">
          <DefinitionRows
            rows={[
              { label: <Linked to="/admin/settings#prices">Prices and hours</Linked>, value: 'Business' },
              { label: <Linked to="/admin/settings/public">Numbers, case study and social profiles</Linked>, value: 'Public pages' },
              { label: <Linked to="/admin/settings/testimonials">Testimonials</Linked>, value: 'Public pages' },
              { label: <Linked to="/admin/setup">First setup</Linked>, value: 'All of this, step by step' },
            ]}
          />
        </RuledSection>
      </div>
    </div>
  );
}

function Linked({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="link">
      {children}
    </Link>
  );
}

/** Uploads or removes the logo. */
function MarkForm({ error }: { error?: string | undefined }): ReactNode {
  const sent = useNavigation().formData;
  const busy = sent?.get('group') === 'mark';
  const isRemoving = busy && sent?.has('remove');
  const logo = usePickedLogo();
  const unsaved = logo.address !== undefined;
  useUnsavedForm(unsaved);
  return (
    <Form method="post" encType="multipart/form-data" preventScrollReset className="grid gap-3">
      <input type="hidden" name="group" value="mark" />
      <LogoField name={brand.name} logo={logo} error={error} />
      <SaveRow save="Save logo" busy={busy && !isRemoving} unsaved={unsaved}>
        {brand.mark && (
          <Button type="submit" name="remove" value="on" size="small" look="secondary" busy={isRemoving && 'Removing...'}>
            Remove logo
          </Button>
        )}
      </SaveRow>
    </Form>
  );
}
