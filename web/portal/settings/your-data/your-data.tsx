import { Download } from 'lucide-react';
import { versionsOf } from '../../../../domain/versions/versions.ts';
import { privateMeta } from '../../../meta/private-meta.ts';
import { viewerIn } from '../../../session/session.ts';
import { Button, LinkButton } from '../../../ui/controls/button.tsx';
import { Field, Select } from '../../../ui/controls/field.tsx';
import { RuledSection } from '../../../ui/layout/ruled-section.tsx';
import { chosenProject } from '../../chosen-project.ts';
import { usePortalPath } from '../../portal-path.ts';
import { ProjectChooser } from '../../project-chooser.tsx';
import type { Route } from './+types/your-data';

export const meta: Route.MetaFunction = () => privateMeta('Your data');

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = viewerIn(context);
  const project = await chosenProject(request, user.id);
  const versions = project ? await versionsOf(project.id, true) : [];
  return {
    project: project ? { id: project.id, name: project.name || 'Your site' } : null,
    versions: versions.map(({ id, number, name }) => ({ id, number, name, live: id === project?.liveVersionId })),
  };
}

/** Downloads of the site and of all data, and the link to delete the account. */
export default function YourData({ loaderData }: Route.ComponentProps) {
  const { project, versions } = loaderData;
  const to = usePortalPath();
  const chosen = versions.find(({ live }) => live) ?? versions[0];
  return (
    <div className="grid max-w-3xl gap-10">
      <RuledSection title={project ? `The site: ${project.name}` : 'The site'} aside={<ProjectChooser />}>
        <p className="py-2 text-ui text-ink-2">
          A ZIP with every page, picture and font. Unzip it and double-click to open your site. It’s yours to keep or move to another host.
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
              Download ZIP
            </Button>
          </form>
        ) : (
          <p className="py-2 text-ui">You can download a ZIP once your first draft is ready.</p>
        )}
      </RuledSection>
      <RuledSection title="Your data">
        <p className="py-2 text-ui text-ink-2">
          Everything we have about you, as a JSON file: profile, briefs, versions, changes, orders, messages with a list of their files,
          leads, notifications and logins. It doesn’t include passwords, keys or tokens.
        </p>
        <LinkButton look="secondary" size="small" to="/portal/data.json" document download className="mt-1">
          <Download size={16} aria-hidden="true" />
          Download your data
        </LinkButton>
      </RuledSection>
      <RuledSection title="Delete account">
        <p className="py-2 text-ui text-ink-2">
          Takes your sites offline right away and permanently deletes everything you have here. To end the service but keep your account,
          cancel under Billing.
        </p>
        <div className="flex flex-wrap gap-2 pt-1">
          <LinkButton look="secondary" size="small" to="/portal/settings/data/delete">
            See what we’d delete
          </LinkButton>
          <LinkButton look="quiet" size="small" to={to('/portal/settings/billing')}>
            Billing
          </LinkButton>
        </div>
      </RuledSection>
    </div>
  );
}
