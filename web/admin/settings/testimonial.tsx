import { data, Form, redirect, useNavigation } from 'react-router';
import { today } from '../../../content/business-clock.ts';
import { testimonialForAdmin } from '../../../domain/testimonials/queries.ts';
import { testimonialFields, testimonialSchema } from '../../../domain/testimonials/schema.ts';
import { addTestimonial, changeTestimonial } from '../../../domain/testimonials/testimonials.ts';
import { flashHeader } from '../../cookies/flash.ts';
import { fieldErrors, formText, useCheckedForm } from '../../forms/checked-form.ts';
import { privateMeta } from '../../meta/private-meta.ts';
import { viewerIn } from '../../session/session.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field, Select, Textarea, TextInput } from '../../ui/controls/field.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import type { Route } from './+types/testimonial';

export const meta: Route.MetaFunction = () => privateMeta('Testimonial');

const listPath = '/admin/settings/testimonials';
const isNew = (id: string) => id === 'new';

export async function loader({ params }: Route.LoaderArgs) {
  const empty = { name: '', business: '', content: '', rating: '', consentBy: '', consentDay: '', site: '' };
  if (isNew(params.testimonialId)) return { isNew: true, values: empty };
  const testimonial = await testimonialForAdmin(params.testimonialId);
  if (!testimonial || testimonial.sample) throw data(null, { status: 404 });
  const { name, business, content, rating, consentBy, consentAt, site } = testimonial;
  const values = { name, business, content, rating: String(rating), consentBy, consentDay: consentAt && today(consentAt), site };
  return { isNew: false, values: Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value ?? ''])) };
}

/** Adds a testimonial or saves changes to one. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const fields = formText(await request.formData());
  const typed = Object.fromEntries(testimonialFields.map((name) => [name, fields[name] ?? '']));
  const parsed = testimonialSchema.safeParse(typed);
  if (!parsed.success) return data({ errors: fieldErrors(parsed.error), typed }, { status: 422 });
  const actor = `admin:${viewerIn(context).user.id}`;
  const saved = isNew(params.testimonialId)
    ? await addTestimonial(parsed.data, actor)
    : await changeTestimonial(params.testimonialId, parsed.data, actor);
  if (!saved) throw data(null, { status: 404 });
  if (!saved.ok) return data({ errors: { [saved.field]: saved.message }, typed }, { status: 422 });
  const title = isNew(params.testimonialId) ? 'Testimonial added.' : 'Testimonial saved.';
  return redirect(listPath, { headers: { 'Set-Cookie': await flashHeader({ type: 'success', title }) } });
}

/** The form for one testimonial: the customer's words, and who consented to showing them. */
export default function TestimonialScreen({ loaderData, actionData }: Route.ComponentProps) {
  const values: Record<string, string> = { ...loaderData.values, ...actionData?.typed };
  const { errors, form } = useCheckedForm(testimonialSchema, actionData?.errors, testimonialFields);
  const busy = useNavigation().state === 'submitting';
  const verb = loaderData.isNew ? 'Add testimonial' : 'Save testimonial';
  return (
    <div className="max-w-3xl">
      <p className="mb-6 text-ui">
        <Link to={listPath}>All testimonials</Link>
      </p>
      <Form method="post" className="grid gap-10" {...form}>
        <RuledSection title={loaderData.isNew ? 'New testimonial' : 'Testimonial'}>
          <div className="mt-3 grid gap-5">
            <div className="grid gap-5 sm:grid-cols-2">
              <Field label="Name" error={errors.name}>
                <TextInput name="name" autoComplete="off" limit={80} defaultValue={values.name} />
              </Field>
              <Field label="Business" error={errors.business}>
                <TextInput name="business" autoComplete="off" limit={80} defaultValue={values.business} />
              </Field>
            </div>
            <Field label="What they said" hint="In their own words, up to 400 characters" error={errors.content}>
              <Textarea name="content" rows={4} limit={400} defaultValue={values.content} />
            </Field>
            <Field label="Rating" hint="The rating they gave" error={errors.rating} className="max-w-60">
              <Select name="rating" defaultValue={values.rating}>
                <option value="">Pick a rating</option>
                {[5, 4, 3, 2, 1].map((stars) => (
                  <option key={stars} value={stars}>
                    {stars} out of 5
                  </option>
                ))}
              </Select>
            </Field>
            <Field
              label="Their site"
              optional
              hint="The first part of its address, such as hollis-plumbing"
              error={errors.site}
              className="max-w-80"
            >
              <TextInput name="site" autoComplete="off" autoCapitalize="none" spellCheck={false} limit={63} defaultValue={values.site} />
            </Field>
          </div>
        </RuledSection>
        <RuledSection title="Consent">
          <p className="max-w-prose text-small text-ink-2">
            Without consent, we save the testimonial but don’t show it. If you change what they said, ask them again.
          </p>
          <div className="mt-3 grid gap-5 sm:grid-cols-2">
            <Field label="Who agreed" optional error={errors.consentBy}>
              <TextInput name="consentBy" autoComplete="off" limit={80} defaultValue={values.consentBy} />
            </Field>
            <Field label="Date they agreed" optional error={errors.consentDay}>
              <TextInput name="consentDay" type="date" defaultValue={values.consentDay} />
            </Field>
          </div>
          {errors[''] && (
            <p role="alert" className="mt-4 text-small font-semibold text-danger">
              {errors['']}
            </p>
          )}
          <Button type="submit" busy={busy && 'Saving...'} className="mt-6">
            {verb}
          </Button>
        </RuledSection>
      </Form>
    </div>
  );
}
