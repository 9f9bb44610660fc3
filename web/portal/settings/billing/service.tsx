import { DefinitionRows } from '../../../ui/controls/definition-rows.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { Money } from '../../../ui/controls/money.tsx';
import { Dot } from '../../../ui/drawings/dot.tsx';
import { RuledSection } from '../../../ui/layout/ruled-section.tsx';
import { usePortalPath } from '../../portal-path.ts';
import { statusOf } from '../../project/status-words.ts';
import type { BillingData } from './billing-data.ts';
import { CancelService } from './cancel-service.tsx';

type Service = NonNullable<BillingData['service']>;

/** The monthly service of one project: price, since when, the card, and its end. */
export function ServicePart({ service, error, typed }: { service: Service; error: string | undefined; typed: string }) {
  const status = statusOf({ state: service.state, late: false, openEdits: 0, versionToApprove: null });
  const to = usePortalPath();
  return (
    <RuledSection title={service.name} aside={<Dot state={status.dot}>{status.words}</Dot>}>
      <DefinitionRows
        rows={[
          {
            label: 'Monthly',
            value: (
              <>
                <Money cents={service.monthlyCents} /> {service.runsSince ? `since ${service.runsSince}` : 'from the day your site is live'}
              </>
            ),
          },
          { label: 'Card', value: service.card ? 'Kept at checkout, with the payment provider' : 'None kept' },
          ...(service.monthEndsOn && service.state === 'live' ? [{ label: 'This month ends', value: service.monthEndsOn }] : []),
          {
            label: 'Refund',
            value: service.approved ? (
              <Link to={to('/portal/messages')}>Ask us</Link>
            ) : service.paid ? (
              <>
                In full until you approve: <Link to={to('/portal/messages')}>ask us</Link>
              </>
            ) : (
              <>
                Nothing is paid yet
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
      <CancelService service={service} error={error} typed={typed} />
    </RuledSection>
  );
}
