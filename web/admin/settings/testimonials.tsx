import { ArrowDown, ArrowUp } from 'lucide-react';
import { data, Form, redirect } from 'react-router';
import { type TestimonialStatus, testimonialsForAdmin } from '../../../domain/testimonials/queries.ts';
import { deleteTestimonial, moveTestimonial, showTestimonial } from '../../../domain/testimonials/testimonials.ts';
import { flashHeader, type Toast } from '../../cookies/flash.ts';
import { formText } from '../../forms/checked-form.ts';
import { privateMeta } from '../../meta/private-meta.ts';
import { viewerIn } from '../../session/session.ts';
import { ButtonForm, IconButton, LinkButton } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/controls/empty-state.tsx';
import { HiddenFields } from '../../ui/controls/field.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Dot, type DotState } from '../../ui/drawings/dot.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import { AskFirst } from '../ask-first.tsx';
import type { Route } from './+types/testimonials';

export const meta: Route.MetaFunction = () => privateMeta('Testimonials');

export async function loader() {
  const all = await testimonialsForAdmin();
  return {
    testimonials: all.map(({ id, name, business, content, rating, sample, hidden, status }) => ({
      id,
      name,
      business,
      content,
      rating,
      sample,
      hidden,
      status,
    })),
  };
}

/** Moves, shows, hides or deletes a testimonial. */
export async function action({ request, context }: Route.ActionArgs) {
  const actor = `admin:${viewerIn(context).user.id}`;
  const { intent = '', id = '' } = formText(await request.formData());
  if (intent === 'up' || intent === 'down') {
    await moveTestimonial(id, intent, actor);
    return redirect('/admin/settings/testimonials');
  }
  if (intent === 'show' || intent === 'hide') {
    const changed = await showTestimonial(id, intent === 'show', actor);
    const title = intent === 'show' ? 'Testimonial shown.' : 'Testimonial hidden.';
    return back(changed ? { type: 'success', title } : alreadyDone);
  }
  if (intent === 'delete')
    return back((await deleteTestimonial(id, actor)) ? { type: 'success', title: 'Testimonial deleted.' } : alreadyDone);
  return data(null, { status: 400 });
}

const alreadyDone: Toast = { type: 'info', title: 'Someone already changed or removed it.' };

async function back(toast: Toast) {
  return redirect('/admin/settings/testimonials', { headers: { 'Set-Cookie': await flashHeader(toast) } });
}

const statuses: Record<TestimonialStatus, [DotState, string]> = {
  shown: ['done', 'Shown'],
  hidden: ['idle', 'Hidden'],
  'no-consent': ['active', 'Not shown until they agree'],
  sample: ['idle', 'Sample, shown only in the demo'],
};

/** Testimonials in the order that the home page shows them. */
export default function Testimonials({ loaderData }: Route.ComponentProps) {
  const { testimonials } = loaderData;
  return (
    <div className="grid max-w-4xl gap-6">
      <p className="text-ui">
        <Link to="/admin/settings/public">Public pages</Link>
      </p>
      <RuledSection
        title="Testimonials"
        aside={
          <LinkButton to="/admin/settings/testimonials/new" size="small">
            Add testimonial
          </LinkButton>
        }
      >
        <p className="max-w-prose text-small text-ink-2">
          Add only real customers, in their own words and with their consent. The home page hides this section until there’s one to show.
        </p>
        {testimonials.length === 0 ? (
          <EmptyState title="No testimonials yet">
            When you add one with the customer’s consent, it shows up here and on the home page.
          </EmptyState>
        ) : (
          <ol className="mt-3">
            {testimonials.map((testimonial, index) => (
              <li key={testimonial.id} className="border-b border-line py-4">
                <Entry testimonial={testimonial} first={index === 0} last={index === testimonials.length - 1} />
              </li>
            ))}
          </ol>
        )}
      </RuledSection>
    </div>
  );
}

type Listed = Route.ComponentProps['loaderData']['testimonials'][number];

function Entry({ testimonial, first, last }: { testimonial: Listed; first: boolean; last: boolean }) {
  const { id, name, business, content, rating, sample, hidden, status } = testimonial;
  const [dot, words] = statuses[status];
  return (
    <article aria-label={`${name}, ${business}`} className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="ui-heading text-ui">
          {name}, {business}
        </h3>
        <Dot state={dot}>{words}</Dot>
      </div>
      <p className="max-w-prose text-ui text-ink-2">
        “{content}” {rating} out of 5
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Move id={id} to="up" label={`Move ${name} up`} disabled={first} />
        <Move id={id} to="down" label={`Move ${name} down`} disabled={last} />
        {!sample && (
          <LinkButton to={`/admin/settings/testimonials/${id}`} look="secondary" size="small">
            Edit testimonial
          </LinkButton>
        )}
        <ButtonForm fields={{ intent: hidden ? 'show' : 'hide', id }} look="secondary" size="small">
          {hidden ? 'Show testimonial' : 'Hide testimonial'}
        </ButtonForm>
        <AskFirst
          label="Delete testimonial"
          intent="delete"
          fields={{ id }}
          title="Delete this testimonial?"
          description={`It disappears from public pages, and what ${name} said is gone. This can’t be undone.`}
          yes="Delete testimonial"
          danger
        />
      </div>
    </article>
  );
}

function Move({ id, to, label, disabled }: { id: string; to: 'up' | 'down'; label: string; disabled: boolean }) {
  return (
    <Form method="post">
      <HiddenFields fields={{ intent: to, id }} />
      <IconButton type="submit" icon={to === 'up' ? ArrowUp : ArrowDown} label={label} disabled={disabled} />
    </Form>
  );
}
