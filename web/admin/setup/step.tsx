import { data, redirect } from 'react-router';
import { becomeBrand, ownBrand } from '../../../content/brand.ts';
import { mayWriteAsAdmin } from '../../../domain/accounts/two-factor.ts';
import { sendTestMail } from '../../../domain/mails/admin.ts';
import { removeMark } from '../../../domain/settings/mark.ts';
import { finishStep, setupState } from '../../../domain/settings/setup.ts';
import { setupEnd, setupStepOf, setupSteps, stepAfter } from '../../../domain/settings/setup-schema.ts';
import { flashHeader } from '../../cookies/flash.ts';
import type { FieldErrors } from '../../forms/checked-form.ts';
import { formText } from '../../forms/checked-form.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import { privateMeta } from '../../meta/private-meta.ts';
import { forgetTyped, typedBefore } from '../../session/recent-auth.ts';
import { viewerIn } from '../../session/session.ts';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { brandNow, hasOwnLegalTexts, legalInWords } from '../settings/brand-data.ts';
import { pickedFile, saveFile } from '../settings/save-brand.ts';
import { saveGroups, shownSettings } from '../settings/save-settings.ts';
import type { Route } from './+types/step';
import { SetupEnd } from './setup-end.tsx';
import { SetupProgress } from './setup-progress.tsx';
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
