import { Download } from 'lucide-react';
import { brand } from '../../../../content/brand.ts';
import { versionsOf } from '../../../../domain/projects/versions.ts';
import { viewerIn } from '../../../session.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { RuledSection } from '../../../ui/layout/ruled-section.tsx';
import { chosenProject } from '../../chosen-project.ts';
import { usePortalPath } from '../../portal-path.ts';
import { ProjectChooser } from '../../project-chooser.tsx';
import type { Route } from './+types/your-data';

export const meta: Route.MetaFunction = () => [{ title: `Your data | ${brand.name}` }, { name: 'robots', content: 'noindex' }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = viewerIn(context);
  const project = await chosenProject(request, user.id);
  const versions = project ? await versionsOf(project.id, true) : [];
  return {
    project: project ? { id: project.id, name: project.name || 'Your site' } : null,
    versions: versions.map(({ id, number, name }) => ({ id, number, name, live: id === project?.liveVersionId })),
  };
}

/** What a person takes along: the site, their data; and the door out. */
export default function YourData({ loaderData }: Route.ComponentProps) {
  const { project, versions } = loaderData;
  const to = usePortalPath();
  const chosen = versions.find(({ live }) => live) ?? versions[0];
  return (
    <div className="grid max-w-3xl gap-10">
      <RuledSection title={project ? `The site: ${project.name}` : 'The site'} aside={<ProjectChooser />}>
        <p className="py-2 text-ui text-ink-2">
          A ZIP that opens from a folder with a double click: every page, picture and font. It is yours, to keep or to take to another host.
        </p>
        {project && chosen ? (
          <form action="/portal/site.zip" className="flex flex-wrap items-end gap-3 pt-1">
            <input type="hidden" name="project" value={project.id} />
            <Field label="Version" className="min-w-0 flex-1 basis-64">
              <Select name="version" size="small" defaultValue={chosen.id} key={chosen.id}>
                {versions.map((version) => (
                  <option key={version.id} value={version.id}>
                    {version.number} {version.name}
                    {version.live ? ' (live)' : ''}
                  </option>
                ))}
              </Select>
            </Field>
            <Button type="submit" size="small">
              <Download size={16} aria-hidden="true" />
              Download the ZIP
            </Button>
          </form>
        ) : (
          <p className="py-2 text-ui">There is a ZIP as soon as the first draft is ready.</p>
        )}
      </RuledSection>
      <RuledSection title="Your data">
        <p className="py-2 text-ui text-ink-2">
          Everything we hold of you as JSON: profile, briefs, versions, changes, orders, messages with a list of their files, leads,
          notifications and sign-ins. Passwords, keys and tokens are not in it.
        </p>
        <LinkButton look="secondary" size="small" to="/portal/data.json" document download className="mt-1">
          <Download size={16} aria-hidden="true" />
          Download your data
        </LinkButton>
      </RuledSection>
      <RuledSection title="Delete the account">
        <p className="py-2 text-ui text-ink-2">
          Takes your sites offline at once and deletes everything of yours, for good. To end the service and keep the account, cancel under
          Billing.
        </p>
        <div className="flex flex-wrap gap-2 pt-1">
          <LinkButton look="secondary" size="small" to="/portal/settings/data/delete">
            See what would be deleted
          </LinkButton>
          <LinkButton look="quiet" size="small" to={to('/portal/settings/billing')}>
            Billing
          </LinkButton>
        </div>
      </RuledSection>
    </div>
  );
}
