import { DefinitionRows } from '../../../ui/controls/definition-rows.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { Dot } from '../../../ui/drawings/dot.tsx';
import { RuledSection } from '../../../ui/layout/ruled-section.tsx';
import { Money } from '../../../words/money.tsx';
import { usePortalPath } from '../../portal-path.ts';
import { statusOf } from '../../project/status-words.ts';
import type { BillingData } from './billing-data.ts';
import { CancelService } from './cancel-service.tsx';
import { PlanNotice } from './plan-notice.tsx';
import { planRows } from './plan-rows.tsx';
import { RefundOrder } from './refund-order.tsx';

type Service = NonNullable<BillingData['service']>;

/** A project's monthly service: price, start, card and end. */
export function ServicePart({
  service,
  errors,
  typed,
}: {
  service: Service;
  errors: { plan?: string; cancel?: string; refund?: string };
  typed: string;
}) {
  const status = statusOf({ state: service.state, suspendedFor: service.suspendedFor, late: false, openEdits: 0, versionToApprove: null });
  const to = usePortalPath();
  return (
    <RuledSection title={service.name} aside={<Dot state={status.dot}>{status.words}</Dot>}>
      {service.plan && <PlanNotice plan={service.plan} projectId={service.projectId} error={errors.plan} />}
      <DefinitionRows
        rows={[
          {
            label: 'Monthly',
            value: service.endedBeforeLaunch
              ? 'No more charges'
              : `${service.month} ${service.runsSince ? `since ${service.runsSince}` : 'from the day your site goes live'}`,
          },
          ...(service.plan ? planRows(service.plan, { projectId: service.projectId, endsOn: service.cancellation?.endsOn ?? null }) : []),
          ...(service.creditCents > 0
            ? [
                {
                  label: 'Your credit',
                  value: (
                    <>
                      <Money cents={service.creditCents} /> for a late draft, taken off your bills
                    </>
                  ),
                },
              ]
            : []),
          {
            label: 'Refund',
            value: service.approved ? (
              <Link to={to('/portal/messages')}>Contact us</Link>
            ) : service.refund ? (
              service.endedBeforeLaunch ? (
                'Not refunded yet. You can request it below in two clicks'
              ) : (
                'Full refund until you approve a version. Request it below in two clicks'
              )
            ) : service.paid ? (
              'Refunded, or on its way'
            ) : (
              <>
                Not paid yet
                {service.payTo && (
                  <>
                    . <Link to={service.payTo}>Pay now</Link>
                  </>
                )}
              </>
            ),
          },
        ]}
      />
      {service.refund && (
        <RefundOrder
          projectId={service.projectId}
          {...service.refund}
          ended={service.endedBeforeLaunch}
          error={errors.refund}
          typed={typed}
        />
      )}
      <CancelService service={service} error={errors.cancel} typed={typed} />
    </RuledSection>
  );
}
