import { data, redirect } from 'react-router';
import { brand } from '../../../../content/brand.ts';
import { waitMessage, withinLimit } from '../../../../domain/accounts/limits.ts';
import { isId } from '../../../../domain/ids.ts';
import { cancelService, takeBackCancellation } from '../../../../domain/projects/cancelling.ts';
import { cancellationSchema } from '../../../../domain/projects/schema.ts';
import { fieldErrors, formText } from '../../../checked-form.ts';
import { flashHeader } from '../../../flash.ts';
import { viewerIn } from '../../../session.ts';
import { chosenProject, sameProject } from '../../chosen-project.ts';
import { ProjectChooser } from '../../project-chooser.tsx';
import type { Route } from './+types/billing';
import { billingData } from './billing-data.ts';
import { OrderList } from './order-list.tsx';
import { ServicePart } from './service.tsx';

export const meta: Route.MetaFunction = () => [{ title: `Billing | ${brand.name}` }, { name: 'robots', content: 'noindex' }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = viewerIn(context);
  return billingData(user.id, await chosenProject(request, user.id));
}

/** Cancels the service of a project, or takes that back. */
export async function action({ request, context }: Route.ActionArgs) {
  const { user } = viewerIn(context);
  const { intent, projectId = '', reason = '' } = formText(await request.formData());
  const refused = (error: string, status: number) => data({ error, reason }, { status });
  if (!isId(projectId)) throw data(null, { status: 404 });
  const limit = await withinLimit('cancellation', user.id);
  if (!limit.ok) return refused(waitMessage(limit.retryInSeconds), 429);
  if (intent === 'take-back') {
    const outcome = await takeBackCancellation(user.id, projectId);
    return outcome.ok ? done(request, 'Done. Your site stays.') : refused(outcome.message, 409);
  }
  const parsed = cancellationSchema.safeParse({ reason });
  if (!parsed.success) return refused(fieldErrors(parsed.error).reason ?? '', 422);
  const outcome = await cancelService(user.id, projectId, parsed.data.reason);
  return outcome.ok ? done(request, 'Your cancellation is noted.') : refused(outcome.message, 409);
}

async function done(request: Request, title: string) {
  return redirect(sameProject(request, '/portal/settings/billing'), {
    headers: { 'Set-Cookie': await flashHeader({ type: 'success', title }) },
  });
}

/** What is paid: the service with its end, and every order. */
export default function Billing({ loaderData, actionData }: Route.ComponentProps) {
  const { service, orders } = loaderData;
  return (
    <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[7fr_5fr]">
      <div className="grid gap-4">
        <ProjectChooser />
        {service && <ServicePart service={service} error={actionData?.error} typed={actionData?.reason ?? ''} />}
      </div>
      <OrderList orders={orders} />
    </div>
  );
}
