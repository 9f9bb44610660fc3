import { RefreshCw } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { data, useFetcher } from 'react-router';
import { siteAddress } from '../../../../domain/addresses.ts';
import { briefForm } from '../../../../domain/briefs/queries.ts';
import { isId } from '../../../../domain/ids.ts';
import { withinLimit } from '../../../../domain/limits/limits.ts';
import { checkNow } from '../../../../domain/own-domains/checking.ts';
import { claimDomain, removeDomain } from '../../../../domain/own-domains/claims.ts';
import { domainOf } from '../../../../domain/own-domains/queries.ts';
import { domainNameSchema } from '../../../../domain/own-domains/schema.ts';
import { asOwner } from '../../../../domain/projects/site-editor.ts';
import { redirectWithToast } from '../../../cookies/flash.ts';
import { fieldErrors, formText } from '../../../forms/checked-form.ts';
import { privateMeta } from '../../../meta/private-meta.ts';
import { viewerIn } from '../../../session/session.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/controls/dialog.tsx';
import { EmptyState } from '../../../ui/controls/empty-state.tsx';
import { Field, HiddenFields, TextInput } from '../../../ui/controls/field.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { Notice } from '../../../ui/controls/notice.tsx';
import { RelativeTime } from '../../../ui/controls/relative-time.tsx';
import { RuledSection } from '../../../ui/layout/ruled-section.tsx';
import { chosenProject, sameProject } from '../../chosen-project.ts';
import { ProjectChooser } from '../../project-chooser.tsx';
import type { Route } from './+types/domain';
import { isWaiting, stateWords } from './domain-words.ts';
import { Records } from './records.tsx';

export const meta: Route.MetaFunction = () => privateMeta('Your domain');

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = viewerIn(context);
  const project = await chosenProject(request, user.id);
  const brief = project ? await briefForm(user.id, project.id) : undefined;
  const { kind, name } = (brief?.answers.domain ?? {}) as { kind?: string; name?: string };
  const domain = project ? await domainOf(project.id) : undefined;
  return {
    projectId: project?.id ?? '',
    freeAddress: project?.slug ? siteAddress({ slug: project.slug, ownHost: null }) : '',
    named: kind === 'free' ? '' : (name ?? ''),
    domain: domain && { ...domain, checkedAt: domain.checkedAt?.toISOString() ?? null },
  };
}

/** Claims a domain, checks its records now, or removes it. */
export async function action({ request, context }: Route.ActionArgs) {
  const { user } = viewerIn(context);
  const { intent, projectId = '', claimId = '', ...form } = formText(await request.formData());
  const refused = (error: string, status = 409) => data({ intent, error, name: form.name ?? '' }, { status });
  if (!isId(projectId)) throw data(null, { status: 404 });
  const editor = asOwner(user.id);
  const limit = await withinLimit('domain', user.id);
  if (!limit.ok) return refused(limit.message, 429);
  if (intent === 'check') {
    const checked = await checkNow(editor, projectId);
    return checked.ok || checked.code === 'checked-just-now' ? { intent, error: '', name: '' } : refused(checked.message);
  }
  if (intent === 'remove') {
    const removed = isId(claimId) ? await removeDomain(editor, projectId, claimId) : undefined;
    if (!removed?.ok) return refused(removed?.message ?? '', 409);
    return redirectWithToast(sameProject(request, '/portal/settings/domain'), { type: 'success', title: 'Your domain is removed.' });
  }
  const parsed = domainNameSchema.safeParse({ name: form.name ?? '' });
  if (!parsed.success) return refused(fieldErrors(parsed.error).name ?? '', 422);
  const claimed = await claimDomain(editor, projectId, parsed.data.name);
  if (!claimed.ok) return refused(claimed.message, 422);
  await checkNow(editor, projectId);
  return redirectWithToast(sameProject(request, '/portal/settings/domain'), { type: 'success', title: 'Now set these records.' });
}

/** A site's own domain: claim it, set its records, watch it become live, remove it. */
export default function Domain({ loaderData, actionData }: Route.ComponentProps): ReactNode {
  const { projectId, domain, freeAddress } = loaderData;
  if (!freeAddress)
    return (
      <EmptyState title="Your site has no address yet">
        It gets one when you send your brief. Then you can connect a domain of your own.
      </EmptyState>
    );
  return (
    <div className="grid max-w-4xl gap-10">
      {domain ? (
        <Connecting projectId={projectId} domain={domain} freeAddress={freeAddress} error={actionData?.error ?? ''} />
      ) : (
        <Claiming {...loaderData} actionData={actionData} />
      )}
      <RuledSection title="What stays yours">
        <p className="py-2 text-ui text-ink-2">
          The name is registered in your name, at a registrar you choose, and we never hold it. We only ask you to set a few records there.
          If you leave, change them, and the domain goes with you. Records for your email stay as they are.
        </p>
      </RuledSection>
    </div>
  );
}

type Data = Route.ComponentProps['loaderData'];

function Claiming({ projectId, freeAddress, named, actionData }: Data & { actionData: Route.ComponentProps['actionData'] }): ReactNode {
  return (
    <RuledSection title="Connect your own domain" aside={<ProjectChooser />}>
      <p className="py-2 text-ui text-ink-2">
        Your site is at{' '}
        <Link to={freeAddress} newTab className="link wrap-anywhere">
          {freeAddress.replace(/^https?:\/\//, '')}
        </Link>
        . With a domain of your own, that address redirects to it.
      </p>
      <form method="post" className="flex flex-wrap items-end gap-3 pt-1">
        <HiddenFields fields={{ intent: 'claim', projectId }} />
        <Field
          label="Your domain name"
          hint="Registered anywhere. Type it with or without www, as visitors should see it."
          error={actionData?.intent === 'claim' ? actionData.error : undefined}
          className="min-w-0 flex-1 basis-72"
        >
          <TextInput
            name="name"
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="your-business.com"
            defaultValue={actionData?.name || named}
          />
        </Field>
        <Button type="submit">Continue</Button>
      </form>
    </RuledSection>
  );
}

/** How often an open page has the records looked at. */
const lookMs = 20_000;

function Connecting({
  projectId,
  domain,
  freeAddress,
  error,
}: {
  projectId: string;
  domain: NonNullable<Data['domain']>;
  freeAddress: string;
  error: string;
}): ReactNode {
  const checking = useFetcher<{ error: string }>();
  const waits = isWaiting(domain.state);
  const { submit } = checking;
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void submit({ intent: 'check', projectId }, { method: 'post' });
    }, lookMs);
    return () => clearInterval(timer);
  }, [waits, projectId, submit]);
  const { title, text, state } = stateWords(domain, freeAddress);
  const isChecking = checking.state !== 'idle';
  return (
    <RuledSection title={domain.name} aside={<ProjectChooser />}>
      <Notice state={state} title={title} className="mt-3">
        <p>{text}</p>
        {domain.problem && <p className="mt-1 text-ink">{domain.problem}</p>}
      </Notice>
      {(waits || domain.problem) && (
        <Records records={domain.records} isProved={domain.state !== 'claimed'} name={domain.name} nameServers={domain.nameServers} />
      )}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <checking.Form method="post">
          <HiddenFields fields={{ intent: 'check', projectId }} />
          <Button type="submit" size="small" look="secondary" busy={isChecking}>
            <RefreshCw size={16} aria-hidden="true" />
            Check now
          </Button>
        </checking.Form>
        <Dialog
          title={`Remove ${domain.name}?`}
          description={
            waits
              ? 'You can set it up again at any time. Nothing changes for visitors.'
              : `Your site goes back to ${freeAddress}. For 30 days, ${domain.name} redirects there as long as its records lead to us.`
          }
          trigger="Remove this domain"
          cancel="Keep it"
          actions={
            <form method="post">
              <HiddenFields fields={{ intent: 'remove', projectId, claimId: domain.id }} />
              <Button type="submit" look="danger">
                Remove it
              </Button>
            </form>
          }
        />
        {domain.checkedAt && (
          <p className="text-small text-ink-2">
            Checked <RelativeTime at={domain.checkedAt} />
            {waits && '. We look again by ourselves.'}
          </p>
        )}
      </div>
      {(error || checking.data?.error) && (
        <p role="alert" className="mt-2 text-small font-semibold text-danger">
          {error || checking.data?.error}
        </p>
      )}
    </RuledSection>
  );
}
