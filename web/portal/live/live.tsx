import { Download, ExternalLink, Mail, MessageSquare, Share } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { data, redirect, useFetcher } from 'react-router';
import { brand } from '../../../content/brand.ts';
import { type LaunchStep, launchSteps } from '../../../content/launch-steps.ts';
import { siteAddress } from '../../../domain/addresses.ts';
import { briefForm } from '../../../domain/briefs/queries.ts';
import { launchStepsOf, markLaunchStep } from '../../../domain/projects/launch-steps.ts';
import { previewOrigin, shownVersion } from '../../../domain/versions/versions.ts';
import { mailto } from '../../../text/email-address.ts';
import { formText } from '../../forms/checked-form.ts';
import { privateMeta } from '../../meta/private-meta.ts';
import { customersOnly, viewerIn } from '../../session/session.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button, LinkButton } from '../../ui/controls/button.tsx';
import { CopyButton } from '../../ui/controls/copy-button.tsx';
import { HiddenFields } from '../../ui/controls/field.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { CheckMark } from '../../ui/drawings/check-mark.tsx';
import { Icon } from '../../ui/drawings/icon.tsx';
import { Logo } from '../../ui/drawings/logo.tsx';
import { QrCode } from '../../ui/drawings/qr-code.tsx';
import { qrModules } from '../../ui/drawings/qr-modules.ts';
import { Moment } from '../../ui/layout/moment.tsx';
import { chosenProject, sameProject } from '../chosen-project.ts';
import { usePortalPath } from '../portal-path.ts';
import type { Route } from './+types/live';

export const handle = { policy: 'customer' } as const;
export const middleware: Route.MiddlewareFunction[] = [customersOnly];

export const meta: Route.MetaFunction = () => privateMeta('You’re live');

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = viewerIn(context);
  const project = await chosenProject(request, user.id);
  const version =
    project?.liveVersionId && project.state === 'live' && !project.suspension
      ? await shownVersion(project.id, project.liveVersionId)
      : undefined;
  if (!project?.slug || !version) throw redirect(sameProject(request, '/portal'));
  const brief = await briefForm(user.id, project.id);
  const { kind, name } = (brief?.answers.domain ?? {}) as { kind?: string; name?: string };
  const oldDomain = kind === 'own' && !project.ownHost ? name : undefined;
  const address = siteAddress(project);
  return {
    id: project.id,
    name: project.name,
    address,
    host: address.replace(/^https?:\/\//, ''),
    preview: previewOrigin(version.previewToken),
    code: qrModules(address),
    email: user.email,
    oldDomain,
    hasOwnDomain: project.ownHost !== null,
    steps: launchStepsOf(oldDomain).map((key) => ({ key, isDone: project.launchStepsDone.includes(key) })),
  };
}

/** Marks a step as done or as open. */
export async function action({ request, context }: Route.ActionArgs) {
  const { user } = viewerIn(context);
  const project = await chosenProject(request, user.id);
  const { step = '', done } = formText(await request.formData());
  const marked = project ? await markLaunchStep(user.id, project.id, step, done === 'yes') : undefined;
  return marked?.ok ? { ok: true } : data({ ok: false }, { status: 409 });
}

/** The site is live: its address to copy, send and print, and what to do next. The only customer screen in daylight. */
export default function Live({ loaderData: site }: Route.ComponentProps): ReactNode {
  const to = usePortalPath();
  const words = `${site.name} has a new website: ${site.address}`;
  const code = (words: ReactNode) => (
    <div className="flex items-end gap-5 max-md:items-center">
      <div className="w-32 shrink-0 rounded-1 bg-white p-2 shadow-2 md:w-44 md:rounded-b-none">
        <QrCode code={site.code} label={`QR code for ${site.host}`} className="w-full bg-white" />
      </div>
      <p className="max-w-64 pb-5 text-ui leading-[1.45] max-md:pb-0">
        {words} Print the code for the truck, the counter or your invoices.
      </p>
    </div>
  );
  return (
    <div className="relative min-h-[calc(100dvh-var(--strip))] bg-bg text-ink">
      <header className="dawn absolute inset-x-0 top-0 z-30 bg-transparent text-ink">
        <div className="page-width flex h-17 items-center justify-between lg:h-21">
          <Logo name={brand.name} to="/" />
          <Link to={to('/portal')} className="text-ui no-underline hover:underline">
            Your portal
          </Link>
        </div>
      </header>
      <main id="content">
        <Moment
          tone="dawn"
          name={`live:${site.id}`}
          hour={24}
          site={{ src: `${site.preview}/`, address: site.host, title: 'Your live home page' }}
          foot={code(
            <>
              <b className="block">Point your phone’s camera here</b> to see your site on your phone.
            </>,
          )}
        >
          <h1 className="text-[clamp(4rem,1.9rem+7.6vw,8.6rem)] leading-[.9] font-[440] tracking-[-.045em] whitespace-nowrap">
            You’re live.
          </h1>
          <p
            className={classNames(
              'mt-6 font-display leading-[1.15] tracking-[-.028em] wrap-anywhere',
              site.host.length > longHost ? 'text-[clamp(1.35rem,.9rem+1.3vw,1.9rem)]' : 'text-[clamp(1.6rem,.9rem+2.1vw,2.75rem)]',
            )}
          >
            <Link to={site.address} newTab className="link decoration-[3px] underline-offset-[.18em]">
              {site.host}
            </Link>
          </p>
          <div className="mt-6 flex flex-wrap gap-2.5 max-md:grid max-md:grid-cols-2">
            <CopyButton text={site.address} label="Copy address" look="primary" className="max-md:col-span-2" />
            <LinkButton to={`sms:?&body=${encodeURIComponent(site.address)}`} look="secondary" size="small" className="pointer-fine:hidden">
              <Icon of={MessageSquare} size={16} />
              Text the address
            </LinkButton>
            <LinkButton
              to={`${mailto(site.email)}?subject=${encodeURIComponent(`${site.name} is live`)}&body=${encodeURIComponent(site.address)}`}
              look="secondary"
              size="small"
              className="pointer-coarse:hidden"
            >
              <Icon of={Mail} size={16} />
              Email it to myself
            </LinkButton>
            <LinkButton
              to={`mailto:?subject=${encodeURIComponent(site.name)}&body=${encodeURIComponent(words)}`}
              look="secondary"
              size="small"
              onClick={(event) => share(event, { title: site.name, text: words, url: site.address })}
            >
              <Icon of={Share} size={16} />
              Share
            </LinkButton>
          </div>
        </Moment>
        <div className="page-width pt-7 md:hidden">{code('Let someone scan this to open your site.')}</div>
        <section className="page-width pt-8 pb-10">
          <h2 className="font-display text-3">Three things to do next</h2>
          <ol className="mt-5 grid gap-x-12 gap-y-6 md:grid-cols-3">
            {site.steps.map(({ key, isDone }) => (
              <NextThing key={key} step={key} isDone={isDone} oldDomain={site.oldDomain ?? ''} />
            ))}
          </ol>
          {site.hasOwnDomain && (
            <p className="mt-6 text-ui">
              <Link to={to('/portal/settings/email')}>Set up email at your domain</Link>
            </p>
          )}
        </section>
      </main>
    </div>
  );
}

/** Letters from which an address is set smaller, so it stays clear of the site beside it. */
const longHost = 26;

/** Opens the device's own sheet for sharing where there is one. The link's email is for all others. */
function share(event: MouseEvent, what: ShareData): void {
  if (!navigator.share) return;
  event.preventDefault();
  // Closing the sheet without sharing is no error.
  void navigator.share(what).catch(() => undefined);
}

/** One step with its link, and a button that marks it as done. */
function NextThing({ step, isDone, oldDomain }: { step: LaunchStep; isDone: boolean; oldDomain: string }): ReactNode {
  const fetcher = useFetcher<{ ok: boolean }>();
  const to = usePortalPath();
  const launchStep = launchSteps.find(({ key }) => key === step);
  if (!launchStep) return null;
  const title = launchStep.title.replace('{domain}', oldDomain);
  const sent = fetcher.formData?.get('done');
  const done = sent ? sent === 'yes' : isDone;
  return (
    <li className="flex flex-col items-start border-t-[1.5px] border-ink pt-3.5">
      <div className="flex w-full items-baseline gap-4">
        {done && <CheckMark className="size-4 shrink-0 self-center" />}
        <h3 className={classNames('ui-heading wrap-anywhere', done && 'text-ink-2 line-through')}>{title}</h3>
        <p className="ml-auto text-small whitespace-nowrap text-ink-2">
          {`${launchStep.minutes} ${launchStep.minutes === 1 ? 'minute' : 'minutes'}`}
        </p>
      </div>
      <p className="mt-1 max-w-100 text-ui text-ink-2">{launchStep.text.replace('{domain}', oldDomain)}</p>
      <div className="mt-auto flex w-full flex-wrap items-center gap-x-5 gap-y-1 pt-3 text-ui">
        {step === 'google' && (
          <Link to="https://business.google.com/" newTab className="link inline-flex items-center gap-2">
            Open Google Business Profile
            <Icon of={ExternalLink} size={16} />
          </Link>
        )}
        {step === 'old-site' && (
          <Link to={to('/portal/settings/domain')} className="link">
            Connect your domain
          </Link>
        )}
        {step === 'cards' && (
          <>
            <Link to={to('/portal/qr.svg')} document className="link inline-flex items-center gap-2">
              Download QR code, SVG
              <Icon of={Download} size={16} />
            </Link>
            <Link to={to('/portal/qr.png')} document className="link">
              PNG
            </Link>
          </>
        )}
        <fetcher.Form method="post" className="-mx-[.9rem] md:ml-auto">
          <HiddenFields fields={{ step, done: done ? 'no' : 'yes' }} />
          <Button type="submit" look="quiet" size="small" aria-label={`${done ? 'Mark as not done' : 'Mark as done'}: ${title}`}>
            {done ? 'Mark as not done' : 'Mark as done'}
          </Button>
        </fetcher.Form>
      </div>
      {fetcher.data?.ok === false && (
        <p role="alert" className="text-small font-semibold text-danger">
          We couldn’t save that. Reload the page and try again.
        </p>
      )}
    </li>
  );
}
