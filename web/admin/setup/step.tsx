import { data, redirect, redirectDocument } from 'react-router';
import { brand } from '../../../content/brand.ts';
import { sendTestMail } from '../../../domain/mails/admin.ts';
import { finishStep, setupState } from '../../../domain/settings/setup.ts';
import { setupEnd, setupStepOf, setupSteps, stepAfter } from '../../../domain/settings/setup-schema.ts';
import { flashHeader } from '../../cookies/flash.ts';
import type { FieldErrors } from '../../forms/checked-form.ts';
import { formText } from '../../forms/checked-form.ts';
import { forgetTyped, typedBefore } from '../../recent-auth.ts';
import { viewerIn } from '../../session.ts';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { legalInWords } from '../settings/brand-data.ts';
import { type BrandAnswer, saveBrand } from '../settings/save-brand.ts';
import { saveGroups, shownSettings } from '../settings/save-settings.ts';
import type { Route } from './+types/step';
import { SetupEnd } from './setup-end.tsx';
import { SetupProgress } from './setup-progress.tsx';
import { StepForm } from './step-form.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.step?.label ?? 'Set-up'} | ${brand.name} admin` },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const step = setupStepOf(params.step);
  if (!step && params.step !== setupEnd) throw data(null, { status: 404 });
  const [state, settings, typed, legal] = await Promise.all([setupState(), shownSettings(), typedBefore(request), legalInWords()]);
  return { step: step ?? null, state, settings, typed, legal, email: viewerIn(context).user.email };
}

/** Saves a step and leads to the next one. The mark is saved by itself, and the test email only sent. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const actor = `admin:${viewerIn(context).user.id}`;
  const step = setupStepOf(params.step);
  const here = `/admin/setup/${params.step}`;
  const fields = formText(await request.clone().formData());
  if (!step) {
    await finishStep(setupEnd, actor);
    return redirect('/admin/dashboard', await toast('success', 'Your set-up is done. You can change everything in Settings.'));
  }
  if (fields.group === 'mark') return saveBrand(request, { path: here, groups: [], actor });
  if (fields.intent === 'test') {
    const sent = await sendTestMail(viewerIn(context).user.id);
    return redirect(here, sent.ok ? await toast('success', `Sent to ${sent.email}.`) : await toast('error', sent.message));
  }
  const saved = await saveGroups(request, step.groups, fields, { actor });
  if ('errors' in saved) return data({ errors: saved.errors, typed: fields }, { status: 422 });
  await finishStep(step.key, actor);
  // A browser has the brand from its page, so it needs a new one.
  return redirectDocument(stepAfter(step.key), { headers: { 'Set-Cookie': await forgetTyped() } });
}

async function toast(type: 'success' | 'error', title: string) {
  return { headers: { 'Set-Cookie': await flashHeader({ type, title }) } };
}

/** The first set-up: one step at a time, each saved by itself. */
export default function Setup({ loaderData, actionData }: Route.ComponentProps) {
  const { step, state } = loaderData;
  const answer = actionData as { errors: FieldErrors; typed?: Record<string, string> } | BrandAnswer | null | undefined;
  const at = setupSteps.findIndex(({ key }) => key === step?.key);
  return (
    <>
      <PageHeading
        title={step ? step.label : 'Finish'}
        lead={step ? `Step ${at + 1} of ${setupSteps.length}. Everything can be changed later in Settings.` : undefined}
      />
      <SetupProgress current={step?.key ?? setupEnd} done={state.done} />
      {step ? (
        <StepForm
          key={step.key}
          step={step}
          settings={loaderData.settings}
          typed={answer && 'typed' in answer && answer.typed ? answer.typed : loaderData.typed}
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
