import { recentActivity } from '../../../domain/activity/queries.ts';
import { cityRatesNow } from '../../../domain/rates/queries.ts';
import { caseLinkProblem } from '../../../domain/settings/case-link.ts';
import { groupsOn } from '../../../domain/settings/groups-schema.ts';
import type { Settings } from '../../../domain/settings/schema.ts';
import { readSettings } from '../../../domain/settings/settings.ts';
import { shownTestimonials } from '../../../domain/testimonials/queries.ts';
import type { FieldErrors } from '../../forms/checked-form.ts';
import { privateMeta } from '../../meta/private-meta.ts';
import { viewerIn } from '../../session/session.ts';
import { DefinitionRows } from '../../ui/controls/definition-rows.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import type { Route } from './+types/public-pages';
import { saveSettings, shownSettings } from './save-settings.ts';
import { SettingForms } from './setting-forms.tsx';

export const meta: Route.MetaFunction = () => privateMeta('Public pages');

const groups = groupsOn('public');

export async function loader() {
  const read = await readSettings();
  const [settings, testimonials, activity, rates] = await Promise.all([
    shownSettings(),
    shownTestimonials(read),
    recentActivity(),
    cityRatesNow(read.setupCents),
  ]);
  return { settings, testimonials: testimonials.length, activity: activity.length, rates: rates.size };
}

/** Saves the case study or the social profiles. */
export async function action({ request, context }: Route.ActionArgs) {
  return saveSettings(request, {
    path: '/admin/settings/public',
    groups,
    actor: `admin:${viewerIn(context).user.id}`,
    check: caseLinkErrors,
  });
}

function caseLinkErrors(wanted: Partial<Settings>): FieldErrors {
  const problem = caseLinkProblem(wanted);
  return problem ? { caseUrl: problem } : {};
}

/** Settings for public pages: the case study and social profiles, with links to the pages for the rest. */
export default function PublicPages({ loaderData, actionData }: Route.ComponentProps) {
  const { settings, testimonials, activity, rates } = loaderData;
  return (
    <div className="grid max-w-4xl gap-10">
      <RuledSection title="More settings">
        <DefinitionRows
          rows={[
            {
              label: (
                <Link to="/admin/settings/testimonials" className="link">
                  Testimonials
                </Link>
              ),
              value: `${testimonials || 'None'} shown now`,
            },
            {
              label: (
                <Link to="/admin/settings/activity" className="link">
                  Activity pop-up
                </Link>
              ),
              value: `${activity || 'None'} shown now`,
            },
            {
              label: (
                <Link to="/admin/settings/rates" className="link">
                  Startup rates
                </Link>
              ),
              value: `${rates || 'None'} shown now`,
            },
          ]}
        />
      </RuledSection>
      <SettingForms groups={groups} settings={settings} answer={actionData} />
    </div>
  );
}
