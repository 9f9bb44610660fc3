import { data, Form, useNavigation } from 'react-router';
import { cityBySlug, shownCities } from '../../../content/cities/cities.ts';
import { dollars } from '../../../content/dollars.ts';
import { cityRatesForAdmin } from '../../../domain/rates/queries.ts';
import { removeCityRate, setCityRate } from '../../../domain/rates/rates.ts';
import { cityRateSchema } from '../../../domain/rates/schema.ts';
import { readSettings } from '../../../domain/settings/settings.ts';
import { redirectWithToast, type Toast } from '../../cookies/flash.ts';
import { fieldErrors, formText, useCheckedForm } from '../../forms/checked-form.ts';
import { privateMeta } from '../../meta/private-meta.ts';
import { viewerIn } from '../../session/session.ts';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/controls/empty-state.tsx';
import { Field, Select, TextInput } from '../../ui/controls/field.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Cell, CellText, ColumnHead, Row, Table } from '../../ui/controls/table.tsx';
import { Dot } from '../../ui/drawings/dot.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import { AskFirst } from '../ask-first.tsx';
import type { Route } from './+types/rates';
import { codeStatuses } from './code-words.ts';

export const meta: Route.MetaFunction = () => privateMeta('Startup rates');

export async function loader() {
  const { setupCents } = await readSettings();
  const rates = await cityRatesForAdmin(setupCents);
  return {
    setup: dollars(setupCents),
    rates: rates.map((rate) => ({ ...rate, city: cityBySlug(rate.slug)?.name ?? rate.slug })),
    cities: shownCities()
      .map(({ slug, name, state }) => ({ slug, name: `${name}, ${state.code}` }))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
  };
}

/** Sets or removes a city's startup rate. */
export async function action({ request, context }: Route.ActionArgs) {
  const actor = `admin:${viewerIn(context).user.id}`;
  const { intent = '', city = '', code = '' } = formText(await request.formData());
  if (intent === 'remove') {
    const removed = await removeCityRate(city, actor);
    return back(removed ? { type: 'success', title: 'Startup rate removed.' } : { type: 'info', title: 'Someone already removed it.' });
  }
  if (intent !== 'set') return data(null, { status: 400 });
  const typed = { city, code };
  const parsed = cityRateSchema.safeParse(typed);
  if (!parsed.success) return data({ errors: fieldErrors(parsed.error), typed }, { status: 422 });
  const set = await setCityRate(parsed.data.city, parsed.data.code, actor);
  if (!set.ok) return data({ errors: { [set.field]: set.message }, typed }, { status: 422 });
  return back({ type: 'success', title: `${set.city} shows its startup rate with ${set.code}.` });
}

async function back(toast: Toast) {
  return redirectWithToast('/admin/settings/rates', toast);
}

/** Cities with a startup rate. Each rate is what setup really costs with a discount code. */
export default function Rates({ loaderData, actionData }: Route.ComponentProps) {
  const { rates, setup } = loaderData;
  return (
    <div className="grid max-w-4xl gap-10">
      <p className="-mb-4 text-ui">
        <Link to="/admin/settings/public">Public pages</Link>
      </p>
      <RuledSection title="Startup rates">
        <p className="max-w-prose text-small text-ink-2">
          A city’s badge shows the setup price with the code instead of {setup}. If the code stops working, the badge disappears.
        </p>
        {rates.length === 0 ? (
          <EmptyState title="No startup rates yet">
            When you set one for a city, its badge shows up on the home page and in the list of cities.
          </EmptyState>
        ) : (
          <RateTable rates={rates} />
        )}
      </RuledSection>
      <SetRate loaderData={loaderData} actionData={actionData} />
    </div>
  );
}

type Rate = Route.ComponentProps['loaderData']['rates'][number];

function RateTable({ rates }: { rates: Rate[] }) {
  return (
    <Table caption="Startup rates" className="mt-3">
      <thead>
        <tr>
          <ColumnHead>City</ColumnHead>
          <ColumnHead>Code</ColumnHead>
          <ColumnHead end>Setup with code</ColumnHead>
          <ColumnHead />
        </tr>
      </thead>
      <tbody>
        {rates.map(({ slug, city, code, codeId, setupCents, status }) => {
          const [dot, words] = codeStatuses[status];
          return (
            <Row key={slug}>
              <Cell head>
                <CellText note={status === 'active' ? 'Badge shown' : 'No badge because the code no longer works'}>{city}</CellText>
              </Cell>
              <Cell className="wrap-anywhere">
                <Link to={`/admin/settings/codes/${codeId}`} className="link">
                  {code}
                </Link>
                <span className="block">
                  <Dot state={dot}>{words}</Dot>
                </span>
              </Cell>
              <Cell end>{dollars(setupCents)}</Cell>
              <Cell end>
                <AskFirst
                  label="Remove rate"
                  intent="remove"
                  fields={{ city: slug }}
                  title={`Remove the startup rate for ${city}?`}
                  description="Its badge disappears from public pages. The code itself keeps working."
                  yes="Remove rate"
                  danger
                />
              </Cell>
            </Row>
          );
        })}
      </tbody>
    </Table>
  );
}

/** Sets a city's rate. What's typed stays until the rates have changed. */
function SetRate({ loaderData: { rates, cities }, actionData }: Pick<Route.ComponentProps, 'loaderData' | 'actionData'>) {
  const { errors, form } = useCheckedForm(cityRateSchema, actionData?.errors, ['city', 'code']);
  const busy = useNavigation().formData?.get('intent') === 'set';
  return (
    <RuledSection title="Set a startup rate">
      <Form
        key={rates.map(({ slug, code }) => `${slug} ${code}`).join()}
        method="post"
        className="mt-3 grid max-w-2xl items-start gap-5 sm:grid-cols-2"
        {...form}
      >
        <input type="hidden" name="intent" value="set" />
        <Field label="City" error={errors.city}>
          <Select name="city" defaultValue={actionData?.typed.city ?? ''}>
            <option value="">Pick a city</option>
            {cities.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Discount code" hint="Enter a code that works today for anyone" error={errors.code}>
          <TextInput
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            defaultValue={actionData?.typed.code ?? ''}
          />
        </Field>
        <p className="flex flex-wrap items-center gap-x-5 gap-y-2 text-ui sm:col-span-2">
          <Button type="submit" size="small" busy={busy && 'Saving...'}>
            Set startup rate
          </Button>
          <Link to="/admin/settings/codes/new">Create a code</Link>
        </p>
      </Form>
    </RuledSection>
  );
}
