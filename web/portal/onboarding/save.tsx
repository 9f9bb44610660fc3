import { redirect } from 'react-router';
import { track } from '../../../domain/analytics/analytics.ts';
import { saveAnswer, saveStep } from '../../../domain/briefs/briefs.ts';
import { maySave } from '../../../domain/briefs/limits.ts';
import { briefForm, freeHost, problemsIn } from '../../../domain/briefs/queries.ts';
import { briefSteps, isBriefStep, saveOrder } from '../../../domain/briefs/schema.ts';
import { isId } from '../../../domain/ids.ts';
import { clientJson } from '../../../text/client-json.ts';
import { formText } from '../../forms/checked-form.ts';
import { requesterOf, viewerIn } from '../../session/session.ts';
import type { Route } from './+types/save';

/** Far above the limit of any field. */
const maxBytes = 512 * 1024;

export function loader() {
  throw redirect('/onboarding');
}

/** Saves one field of the viewer's own brief, or records which step is shown. */
export async function action({ request, context }: Route.ActionArgs) {
  const { user } = viewerIn(context);
  if (Number(request.headers.get('content-length') ?? maxBytes + 1) > maxBytes)
    return refused('This answer is too long. Please shorten it.', 413);
  const { intent, project = '', path = '', value = 'null', step, ...sent } = formText(await request.formData());
  if (!isId(project)) return refused('This brief no longer exists.', 404);
  if (!(await maySave(user.id))) return refused('You’re making changes too quickly. We’ll save this in a moment.', 429);
  if (intent === 'shown' && isBriefStep(step)) {
    await saveStep(user.id, project, step);
    const props = { step_number: briefSteps.findIndex(({ key }) => key === step) + 1, step_name: step };
    track('onboarding_step', `/onboarding/${step}`, requesterOf(request, context), props);
    return Response.json({ ok: true });
  }
  const order = saveOrder.safeParse({ tab: sent.tab, number: Number(sent.number) });
  const result = await saveAnswer(user.id, project, path, clientJson(value), order.data);
  if (!result.ok) return refused(result.message, 422);
  const form = await briefForm(user.id, project);
  if (!form) return refused('This brief no longer exists.', 404);
  return Response.json({
    ok: true,
    revision: result.revision,
    problems: problemsIn(form),
    host: await freeHost(project, form.input),
  });
}

function refused(message: string, status: number) {
  return Response.json({ ok: false, message }, { status });
}
