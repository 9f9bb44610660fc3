import type { ReactNode } from 'react';
import { data } from 'react-router';
import { addressesOf, receivedDomain } from '../../../../domain/email-addresses/queries.ts';
import { emailDomainOf } from '../../../../domain/email-domains/queries.ts';
import { shownName } from '../../../../domain/own-domains/name.ts';
import { businessToday } from '../../../../domain/projects/business-zone.ts';
import { redirectWithToast } from '../../../cookies/flash.ts';
import { formText } from '../../../forms/checked-form.ts';
import { privateMeta } from '../../../meta/private-meta.ts';
import { viewerIn } from '../../../session/session.ts';
import { LinkButton } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/controls/empty-state.tsx';
import { RuledSection } from '../../../ui/layout/ruled-section.tsx';
import { chosenProject, sameProject } from '../../chosen-project.ts';
import { usePortalPath } from '../../portal-path.ts';
import { ProjectChooser } from '../../project-chooser.tsx';
import type { Route } from './+types/email';
import { changeAddresses } from './address-action.ts';
import { Addresses } from './addresses.tsx';
import { EmailRecords } from './records.tsx';
import { whoReceives } from './records-words.ts';

export const meta: Route.MetaFunction = () => privateMeta('Your email');

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = viewerIn(context);
  const project = await chosenProject(request, user.id);
  const email = project && (await emailDomainOf(project.id));
  const received = project && email?.isConnected ? await receivedDomain(project.id) : undefined;
  return {
    projectId: project?.id ?? '',
    email,
    receiving:
      project && received
        ? {
            siteName: project.name,
            domain: shownName(received),
            addresses: await addressesOf(project.id),
            today: await businessToday(project.id),
            /** Offered as a mailbox, unless its email comes to us, too. */
            ownEmail: user.email.endsWith(`@${received}`) ? '' : user.email,
          }
        : undefined,
  };
}

/** Changes a site's addresses and mailboxes. */
export async function action({ request, context }: Route.ActionArgs) {
  const { user } = viewerIn(context);
  const changed = await changeAddresses(user.id, formText(await request.formData()));
  if ('errors' in changed) return data(changed, { status: 422 });
  return redirectWithToast(sameProject(request, '/portal/settings/email'), { type: 'success', title: changed.done });
}

/** Email at a site's own domain: who receives it, its addresses, and the mailboxes that they go to. */
export default function Email({ loaderData: { projectId, email, receiving }, actionData }: Route.ComponentProps): ReactNode {
  const to = usePortalPath();
  if (!email?.isConnected)
    return (
      <EmptyState
        title={email ? `${email.name} isn’t connected yet` : 'Email needs a domain of your own'}
        action={
          <>
            <LinkButton to={to('/portal/settings/domain')}>{email ? 'Go to its records' : 'Connect a domain'}</LinkButton>
            <ProjectChooser />
          </>
        }
      >
        {email
          ? 'Once it leads to your site, you can set up email here.'
          : 'Connect one, and you can have addresses such as info@your-business.com.'}
      </EmptyState>
    );
  const chosen = email.provider !== null;
  const records = <EmailRecords key="records" projectId={projectId} email={email} aside={!chosen && <ProjectChooser />} />;
  const addresses = receiving && (
    <Addresses key="addresses" projectId={projectId} {...receiving} isReady={email.isReady} refused={actionData} />
  );
  return (
    <div className="grid max-w-4xl gap-10">
      {chosen && (
        <RuledSection title={`Email at ${email.name}`} aside={<ProjectChooser />}>
          <p className="py-2 text-ui text-ink-2">{whoReceives(email, receiving !== undefined)}</p>
        </RuledSection>
      )}
      {email.isReady ? [addresses, records] : [records, addresses]}
    </div>
  );
}
