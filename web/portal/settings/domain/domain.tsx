import type { ReactNode } from 'react';
import { data } from 'react-router';
import { siteOrigin } from '../../../../domain/addresses.ts';
import { briefForm } from '../../../../domain/briefs/queries.ts';
import { townOf } from '../../../../domain/briefs/slug.ts';
import { isId } from '../../../../domain/ids.ts';
import { withinLimit } from '../../../../domain/limits/limits.ts';
import { checkNow } from '../../../../domain/own-domains/checking.ts';
import { claimDomain, removeDomain } from '../../../../domain/own-domains/claims.ts';
import { agreedAtProvider } from '../../../../domain/own-domains/domain-connect.ts';
import { emailRecords } from '../../../../domain/own-domains/email-records.ts';
import { nameIdeas } from '../../../../domain/own-domains/name-ideas.ts';
import { domainOf } from '../../../../domain/own-domains/queries.ts';
import { domainNameSchema, recordsEmailSchema } from '../../../../domain/own-domains/schema.ts';
import { asOwner } from '../../../../domain/projects/site-editor.ts';
import { chooseAddress } from '../../../../domain/publications/free-address.ts';
import { redirectWithToast } from '../../../cookies/flash.ts';
import { fieldErrors, formText } from '../../../forms/checked-form.ts';
import { privateMeta } from '../../../meta/private-meta.ts';
import { SendRecords } from '../../../own-domain/send-records.tsx';
import { viewerIn } from '../../../session/session.ts';
import { EmptyState } from '../../../ui/controls/empty-state.tsx';
import { RuledSection } from '../../../ui/layout/ruled-section.tsx';
import { chosenProject, sameProject } from '../../chosen-project.ts';
import type { Route } from './+types/domain';
import { Claiming } from './claiming.tsx';
import { Connecting } from './connecting.tsx';
import { claimedToast } from './domain-words.ts';
import { FreeAddress } from './free-address.tsx';

export const meta: Route.MetaFunction = () => privateMeta('Your domain');

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = viewerIn(context);
  const project = await chosenProject(request, user.id);
  const [brief, domain] = project ? await Promise.all([briefForm(user.id, project.id), domainOf(project.id)]) : [];
  const { kind, name } = (brief?.answers.domain ?? {}) as { kind?: string; name?: string };
  const named = kind === 'free' ? '' : (name ?? '');
  return {
    projectId: project?.id ?? '',
    slug: project?.slug ?? '',
    freeAddress: project?.slug ? siteOrigin(project.slug) : '',
    isLive: Boolean(project?.liveSince),
    named,
    hasAgreed: agreedAtProvider(request.url),
    ideas: project?.slug && brief && !domain && !named ? await nameIdeas(project.name, townOf(brief.answers)) : [],
    domain: domain && { ...domain, checkedAt: domain.checkedAt?.toISOString() ?? null },
  };
}

/** Claims a domain, checks its records now, emails them, or removes it, and changes the free address. */
export async function action({ request, context }: Route.ActionArgs) {
  const { user } = viewerIn(context);
  const { intent, projectId = '', claimId = '', ...form } = formText(await request.formData());
  const typed = form.name ?? form.email ?? form.address ?? '';
  const refused = (error: string, status = 409) => data({ intent, error, typed }, { status });
  const here = sameProject(request, '/portal/settings/domain');
  const done = (title: string) => redirectWithToast(here, { type: 'success', title });
  if (!isId(projectId)) throw data(null, { status: 404 });
  const editor = asOwner(user.id);
  const limit = await withinLimit('domain', user.id);
  if (!limit.ok) return refused(limit.message, 429);
  switch (intent) {
    case 'check': {
      const checked = await checkNow(editor, projectId);
      return checked.ok || checked.code === 'checked-just-now' ? { intent, error: '', typed } : refused(checked.message);
    }
    case 'remove': {
      const removed = isId(claimId) ? await removeDomain(editor, projectId, claimId) : undefined;
      return removed?.ok ? done('Your domain is removed.') : refused(removed?.message ?? '');
    }
    case 'email': {
      const parsed = recordsEmailSchema.safeParse({ email: typed });
      if (!parsed.success) return refused(fieldErrors(parsed.error).email ?? '', 422);
      const sent = await emailRecords(user.id, projectId, parsed.data.email);
      return sent.ok ? done(`Records sent to ${parsed.data.email}.`) : refused(sent.message, 422);
    }
    case 'address': {
      const chosen = await chooseAddress(editor, projectId, typed);
      return chosen.ok ? done('Your free address is changed.') : refused(chosen.message, 422);
    }
    default: {
      const parsed = domainNameSchema.safeParse({ name: typed });
      if (!parsed.success) return refused(fieldErrors(parsed.error).name ?? '', 422);
      const claimed = await claimDomain(editor, projectId, parsed.data.name);
      if (!claimed.ok) return refused(claimed.message, 422);
      await checkNow(editor, projectId);
      return redirectWithToast(here, claimedToast(await domainOf(projectId)));
    }
  }
}

/** A site's addresses: its own domain, from the claim to its removal, and the free one. */
export default function Domain({ loaderData, actionData }: Route.ComponentProps): ReactNode {
  const { projectId, domain, slug, freeAddress, isLive, hasAgreed } = loaderData;
  if (!freeAddress)
    return (
      <EmptyState title="Your site has no address yet">
        It gets one when you send your brief. Then you can connect a domain of your own.
      </EmptyState>
    );
  const resultOf = (intent: string) => (actionData?.intent === intent ? actionData : undefined);
  return (
    <div className="grid max-w-4xl gap-10">
      {domain ? (
        <>
          <Connecting
            projectId={projectId}
            domain={domain}
            freeAddress={freeAddress}
            hasAgreed={hasAgreed}
            error={(resultOf('check') ?? resultOf('remove'))?.error ?? ''}
          />
          {domain.records.length > 0 && <SendRecords key={domain.id} projectId={projectId} name={domain.name} result={resultOf('email')} />}
        </>
      ) : (
        <Claiming {...loaderData} result={resultOf('claim')} />
      )}
      <FreeAddress key={slug} {...{ projectId, slug, freeAddress, isLive }} result={resultOf('address')} />
      <RuledSection title="What stays yours">
        <p className="py-2 text-ui text-ink-2">
          The name is registered in your name, at a registrar you choose, and we never hold it. We only ask you to set a few records there.
          If you leave, change them, and the domain goes with you. Records for your email stay as they are.
        </p>
      </RuledSection>
    </div>
  );
}
