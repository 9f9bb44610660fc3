import type { ReactNode } from 'react';
import { data, Form, redirect, useNavigation } from 'react-router';
import { becomeBrand, brand, ownBrand } from '../../../content/brand.ts';
import { mayWriteAsAdmin } from '../../../domain/accounts/two-factor.ts';
import { sendTestMail } from '../../../domain/mails/admin.ts';
import { removeMark } from '../../../domain/settings/mark.ts';
import { finishStep, type SetupState, setupState } from '../../../domain/settings/setup.ts';
import { type SetupStep, setupEnd, setupStepOf, setupSteps, stepAfter } from '../../../domain/settings/setup-schema.ts';
import { flashHeader } from '../../cookies/flash.ts';
import { type FieldErrors, formText } from '../../forms/checked-form.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import { privateMeta } from '../../meta/private-meta.ts';
import { forgetTyped, typedBefore } from '../../session/recent-auth.ts';
import { viewerIn } from '../../session/session.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button, LinkButton } from '../../ui/controls/button.tsx';
import { DefinitionRows } from '../../ui/controls/definition-rows.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Dot, DotShape } from '../../ui/drawings/dot.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import { brandNow, hasOwnLegalTexts, legalInWords } from '../settings/brand-data.ts';
import { NamePreview } from '../settings/logo-field.tsx';
import { pickedFile, saveFile } from '../settings/save-brand.ts';
import { saveGroups, shownSettings } from '../settings/save-settings.ts';
import type { Route } from './+types/step';
import { StepForm } from './step-form.tsx';

export const handle = { body: 'file' } satisfies RouteHandle;
export const meta: Route.MetaFunction = ({ loaderData }) => privateMeta(loaderData?.step?.label ?? 'Setup');

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const step = setupStepOf(params.step);
  if (!step && params.step !== setupEnd) throw data(null, { status: 404 });
  // Saving the first step would ask for it and lose what was typed.
  if (!(await mayWriteAsAdmin(request.headers))) throw redirect('/portal/settings/security?for-staff');
  const facts = await brandNow();
  const [state, settings, typed, legal] = await Promise.all([setupState(), shownSettings(), typedBefore(request), legalInWords()]);
  return { facts, step: step ?? null, state, settings, typed, legal, email: viewerIn(context).user.email };
}

/** Gives the browser the brand that a step has changed. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const loaded = await serverLoader();
  becomeBrand({ ...ownBrand, ...loaded.facts });
  return loaded;
}

/** Saves a step and leads to the next one. Removing the logo and sending the test email stay on the step. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const actor = `admin:${viewerIn(context).user.id}`;
  const step = setupStepOf(params.step);
  const here = `/admin/setup/${params.step}`;
  if (params.step === setupEnd) {
    await finishStep(setupEnd, actor);
    return redirect('/admin/dashboard', await toast('success', 'Your setup is done. You can change everything in Settings.'));
  }
  if (!step) throw data(null, { status: 404 });
  const form = await request.formData();
  const fields = formText(form);
  if (fields.intent === 'remove-logo') {
    await removeMark(actor);
    return redirect(here, await toast('success', 'Logo removed.'));
  }
  if (fields.intent === 'test') {
    const sent = await sendTestMail(viewerIn(context).user.id);
    return redirect(here, sent.ok ? await toast('success', `Sent to ${sent.email}.`) : await toast('error', sent.message));
  }
  const saved = await saveGroups(request, step.groups, fields, { actor });
  if ('errors' in saved) return data({ errors: saved.errors, typed: fields }, { status: 422 });
  const logo = step.key === 'name' ? pickedFile(form) : undefined;
  const logoFile = logo && (await saveFile(logo, actor));
  if (logoFile && !logoFile.ok) return data({ errors: { mark: logoFile.message }, typed: fields }, { status: 422 });
  // Going on without having published anything leaves the step open, so the last page still lists it.
  if (step.key !== 'legal' || (await hasOwnLegalTexts())) await finishStep(step.key, actor);
  return redirect(stepAfter(step.key), { headers: { 'Set-Cookie': await forgetTyped() } });
}

async function toast(type: 'success' | 'error', title: string) {
  return { headers: { 'Set-Cookie': await flashHeader({ type, title }) } };
}

/** The first setup: one step at a time, each saved by itself. */
export default function Setup({ loaderData, actionData }: Route.ComponentProps) {
  const { step, state } = loaderData;
  const answer = actionData as { errors: FieldErrors; typed: Record<string, string> } | null | undefined;
  const at = setupSteps.findIndex(({ key }) => key === step?.key);
  return (
    <>
      <PageHeading
        title={step ? step.label : 'Finish'}
        lead={step ? `Step ${at + 1} of ${setupSteps.length}. You can change everything later in Settings.` : undefined}
      />
      <SetupProgress current={step?.key ?? setupEnd} done={state.done} />
      {step ? (
        <StepForm
          key={step.key}
          step={step}
          settings={loaderData.settings}
          typed={answer?.typed ?? loaderData.typed}
          errors={answer?.errors ?? {}}
          legal={loaderData.legal}
          email={loaderData.email}
        />
      ) : (
        <SetupEnd state={state} />
      )}
    </>
  );
}

/** The steps of the setup as links: a bar for each on phones, with their names on wide screens. */
function SetupProgress({ current, done }: { current: SetupStep | typeof setupEnd; done: readonly SetupStep[] }): ReactNode {
  const all = [...setupSteps, { key: setupEnd, label: 'Finish' } as const];
  const next = all[all.findIndex(({ key }) => key === current) + 1];
  return (
    <nav aria-label="Setup steps" className="mb-8">
      <ol className="grid auto-cols-fr grid-flow-col gap-1 xl:gap-2">
        {all.map(({ key, label }) => {
          const isDone = done.some((step) => step === key);
          return (
            <li key={key} className="min-w-0">
              <Link
                to={`/admin/setup/${key}`}
                aria-current={key === current ? 'step' : undefined}
                className="group/step block py-3 text-ink no-underline pointer-coarse:py-5"
              >
                <span
                  className={classNames(
                    'block h-1 rounded-[2px] transition-colors duration-fast forced-colors:forced-color-adjust-none',
                    key === current
                      ? 'bg-sun-lo forced-colors:bg-[Highlight]'
                      : isDone
                        ? 'bg-ink'
                        : 'bg-line-strong group-hover/step:bg-control forced-colors:bg-[GrayText]',
                  )}
                />
                <span
                  className={classNames(
                    'mt-2 hidden items-baseline gap-1.5 text-small xl:flex',
                    key === current ? 'font-semibold' : 'text-ink-2',
                  )}
                >
                  {isDone && <DotShape state="done" size={7} />}
                  {label}
                </span>
                <span className="sr-only xl:hidden">
                  {label}
                  {isDone && ', done'}
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
      {next && <p className="text-small text-ink-2 xl:hidden">Next: {next.label}</p>}
    </nav>
  );
}

/** The last page of the setup: what's done, what isn't, and what else is worth a look. */
function SetupEnd({ state }: { state: SetupState }): ReactNode {
  const busy = useNavigation().state === 'submitting';
  const left = setupSteps.length - state.done.length;
  const rows = setupSteps.map(({ key, label }) => ({
    label: (
      <Link to={`/admin/setup/${key}`} className="link">
        {label}
      </Link>
    ),
    value: state.done.includes(key) ? <Dot state="done">Done</Dot> : <Dot state="idle">Not done yet</Dot>,
  }));
  const more: [string, string, string][] = [
    ['/admin/settings/brand#cities', 'City pages', 'Choose the cities you serve'],
    ['/admin/settings/public', 'Numbers and case study', 'What you can prove'],
    ['/admin/settings/testimonials', 'Testimonials', 'From your customers, with their consent'],
    ['/admin/settings#hours', 'Capacity, deadlines and calls', 'What you promise'],
  ];
  return (
    <div className="grid max-w-3xl gap-10">
      <NamePreview name={brand.name} />
      <RuledSection title="Steps">
        <DefinitionRows rows={rows} />
      </RuledSection>
      <RuledSection title="Worth a look">
        <DefinitionRows
          rows={more.map(([to, label, value]) => ({
            label: (
              <Link to={to} className="link">
                {label}
              </Link>
            ),
            value,
          }))}
        />
      </RuledSection>
      <Form method="post" className="flex flex-wrap items-center gap-3">
        {left > 0 && (
          <p className="w-full text-ui text-ink-2">
            {left === 1 ? '1 step isn’t done.' : `${left} steps aren’t done.`} If you finish now, Admin no longer leads you here. You can
            still do them in Settings.
          </p>
        )}
        <Button type="submit" busy={busy && 'Saving...'}>
          {left > 0 ? 'Finish anyway' : 'Finish setup'}
        </Button>
        <LinkButton to="/" look="secondary" document>
          Open the home page
        </LinkButton>
      </Form>
    </div>
  );
}
