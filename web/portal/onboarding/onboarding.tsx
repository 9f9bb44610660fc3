import { useMemo } from 'react';
import { data as json, redirect, useRouteLoaderData, useSearchParams } from 'react-router';
import { siteOrigin } from '../../../domain/addresses.ts';
import { saveAnswer, submitBrief } from '../../../domain/briefs/briefs.ts';
import { maySave } from '../../../domain/briefs/limits.ts';
import { currentBriefForm } from '../../../domain/briefs/queries.ts';
import { type BriefStep, briefSteps, isBriefStep } from '../../../domain/briefs/schema.ts';
import { addUpload, changeUpload, ownUploads } from '../../../domain/briefs/uploads.ts';
import { shownFileName } from '../../../domain/file-names.ts';
import { withinLimit } from '../../../domain/limits/limits.ts';
import { useLiveReload } from '../../bell/live-reload.ts';
import { BriefFormProvider } from '../../brief/brief-form.tsx';
import { onboardingData } from '../../brief/onboarding-data.ts';
import { StepScreen } from '../../brief/step-screen.tsx';
import { useShownStep } from '../../brief/use-shown-step.ts';
import { flashHeader, redirectWithToast, type Toast } from '../../cookies/flash.ts';
import { orderCookieHeader } from '../../cookies/order-cookie.ts';
import { privateMeta } from '../../meta/private-meta.ts';
import type { RootData } from '../../session/root-data.ts';
import { viewerIn } from '../../session/session.ts';
import type { Route } from './+types/onboarding';
import { afterBrief } from './after-brief.ts';
import { readStepForm } from './step-form.ts';

export const meta: Route.MetaFunction = ({ params }) => {
  const at = briefSteps.findIndex(({ key }) => key === params.step);
  return privateMeta(`${briefSteps[at]?.label ?? 'Brief'}, step ${at + 1} of ${briefSteps.length}`);
};

export async function loader({ params, context }: Route.LoaderArgs) {
  if (!isBriefStep(params.step)) throw json(null, { status: 404 });
  const onboarding = await onboardingData(viewerIn(context).user.id, params.step);
  if (!onboarding) throw redirect('/onboarding');
  return onboarding;
}

/** Handles a step posted without script, a request for one more row, or the finished brief. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const { user } = viewerIn(context);
  const { step } = params;
  const form = await currentBriefForm(user.id);
  if (!isBriefStep(step) || !form || form.submittedAt) throw redirect('/onboarding');
  const body = await request.formData();
  const intent = String(body.get('intent') ?? 'step');
  if (intent === 'send') return send(user.id, form.projectId);
  if (!(await maySave(user.id)))
    return backWith(step, { title: 'You’re making changes too quickly.', description: 'Please try again in a minute.' });
  for (const [path, value] of readStepForm(step, body)) await saveAnswer(user.id, form.projectId, path, value);
  for (const [name, entry] of body) {
    const sent = entry instanceof File && entry.size > 0 && (name === 'photo' || name === 'logo');
    if (!sent || !(await withinLimit('upload', user.id)).ok) continue;
    const result = await addUpload(user.id, form.projectId, name, entry.name, new Uint8Array(await entry.arrayBuffer()));
    if (!result.ok) return backWith(step, { title: shownFileName(entry.name), description: result.message });
  }
  if (step === 'photos') await allowPhotos(user.id, form.projectId, body.has('photos.rights'));
  if (intent.startsWith('add:')) return redirect(`/onboarding/${step}?more=${encodeURIComponent(intent.slice('add:'.length))}`);
  const next = briefSteps[briefSteps.findIndex(({ key }) => key === step) + 1];
  return redirect(`/onboarding/${next?.key ?? step}`);
}

/** Shows the step again, with what went wrong. */
function backWith(step: BriefStep, error: Omit<Toast, 'type'>) {
  return redirectWithToast(`/onboarding/${step}`, { type: 'error', ...error });
}

/** The one permission for all photos, posted without script. */
async function allowPhotos(userId: string, projectId: string, rights: boolean) {
  for (const upload of await ownUploads(userId, projectId))
    if (upload.kind === 'photo' && upload.rights !== rights) await changeUpload(userId, projectId, upload.id, { rights });
}

async function send(userId: string, projectId: string) {
  const result = await submitBrief(userId, projectId);
  if (!result.ok) return json({ refused: true }, { status: 422 });
  const form = await currentBriefForm(userId);
  if (!form) throw redirect('/portal');
  const { to, orderSecret } = await afterBrief(userId, form.project);
  const headers = new Headers({ 'Set-Cookie': await flashHeader(sentToast(result.taken)) });
  if (orderSecret) headers.append('Set-Cookie', await orderCookieHeader(orderSecret));
  return redirect(to, { headers });
}

/** Tells the owner if their site couldn't get the address they chose. */
function sentToast(taken: { wished: string; given: string } | undefined): Toast {
  const title = 'Your brief has been sent.';
  if (!taken) return { type: 'success', title };
  const [wished, given] = [taken.wished, taken.given].map((label) => new URL(siteOrigin(label)).host);
  return { type: 'info', title, description: `${wished} is taken, so your site gets ${given}. You can change that until it’s live.` };
}

export default function Onboarding({ loaderData, actionData }: Route.ComponentProps) {
  const checked = useSearchParams()[0].has('check');
  // Shows answers from other devices here.
  useLiveReload((useRouteLoaderData('root') as RootData | undefined)?.viewer?.user.id);
  const { step, goToStep } = useShownStep(loaderData.step);
  const data = useMemo(() => ({ ...loaderData, step }), [loaderData, step]);
  return (
    <BriefFormProvider key={data.projectId} data={data} checked={checked} goToStep={goToStep}>
      <StepScreen refused={Boolean(actionData?.refused)} />
    </BriefFormProvider>
  );
}
