import { useState } from 'react';
import { data, Form, redirect, useNavigation } from 'react-router';
import { brand } from '../../../content/brand.ts';
import { isId } from '../../../domain/ids.ts';
import { sectionChoices } from '../../../domain/reviews/pictures.ts';
import { textChangeSchema } from '../../../domain/reviews/schema.ts';
import { changeFromDesk } from '../../../domain/reviews/self-edits.ts';
import { pictureSchema } from '../../../sites/document.ts';
import { formText } from '../../checked-form.ts';
import { flashHeader } from '../../flash.ts';
import { viewerIn } from '../../session.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Notice } from '../../ui/controls/notice.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Textarea } from '../../ui/controls/textarea.tsx';
import { BrowserFrame } from '../../ui/drawings/browser-frame.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import type { Route } from './+types/edit-section';

export const meta: Route.MetaFunction = () => [{ title: `Change a section | ${brand.name} admin` }, { name: 'robots', content: 'noindex' }];

/** The section of a request (?request=), or the one chosen (?page=&section=), with its texts and pictures. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const choices = await sectionChoices(params.projectId, {
    request: search.get('request'),
    page: search.get('page'),
    section: search.get('section'),
  });
  if (!choices) throw data(null, { status: 404 });
  return choices;
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const adminId = viewerIn(context).user.id;
  const fields = formText(await request.formData());
  const { page = '', section = '', reply = '' } = fields;
  if (!isId(params.projectId) || (fields.requestId && !isId(fields.requestId))) throw data(null, { status: 404 });
  const overtaken = await overtakenText(params.projectId, fields);
  if (overtaken)
    return data(
      { error: `${overtaken} was changed by somebody else meanwhile. Copy your words, then open the section again.` },
      { status: 409 },
    );
  const texts = Object.entries(fields)
    .filter(([name, text]) => name.startsWith('text:') && text.trim() !== (fields[`was:${name.slice(5)}`] ?? '').trim())
    .map(([name, text]) => ({ page, section, path: name.slice(5), text }));
  const parsed = textChangeSchema.array().max(80).safeParse(texts);
  if (!parsed.success) return data({ error: parsed.error.issues[0]?.message ?? 'A text is not right.' }, { status: 422 });
  const chosen = Object.entries(fields).filter(([name, value]) => name.startsWith('picture:') && value !== '');
  const pictures = chosen.flatMap(([name, json]) => {
    const value = pictureIn(json);
    return value ? [{ page, section, path: name.slice(8), value }] : [];
  });
  if (pictures.length < chosen.length) return data({ error: 'This picture is none that can stand here.' }, { status: 422 });
  if (parsed.data.length + pictures.length === 0 && !fields.requestId) return data({ error: 'Nothing was changed.' }, { status: 422 });
  const result = await changeFromDesk(
    adminId,
    params.projectId,
    {
      texts: parsed.data,
      pictures,
      name: (fields.name ?? '').trim().slice(0, 80) || 'Edit',
      ...(fields.requestId ? { requests: { ids: [fields.requestId], reply: reply.trim().slice(0, 1000) } } : {}),
    },
    fields.send === 'on',
  );
  if (!result.ok) return data({ error: result.problems[0]?.message ?? 'This could not be saved.' }, { status: 422 });
  return redirect(`/admin/projects/${params.projectId}`, {
    headers: { 'Set-Cookie': await flashHeader({ type: 'success', title: `Saved as version ${result.version.number}.` }) },
  });
}

/** The label of a text that is changed here and says something else by now than when the form was opened. */
async function overtakenText(projectId: string, fields: Record<string, string>): Promise<string | undefined> {
  const now = await sectionChoices(projectId, { request: null, page: fields.page ?? '', section: fields.section ?? '' });
  return now?.chosen?.texts.find(({ path, text }) => {
    const was = fields[`was:${path}`];
    return was !== undefined && was !== text && (fields[`text:${path}`] ?? '').trim() !== was.trim();
  })?.label;
}

/** The picture of a chosen option, or undefined for what is none. */
function pictureIn(json: string) {
  try {
    return pictureSchema.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}

/** A section's words and pictures beside the page they stand on; saving makes a new version. */
export default function EditSection({ loaderData, actionData, params }: Route.ComponentProps) {
  const { project, request, sections, chosen, origin } = loaderData;
  return (
    <>
      <PageHeading
        title="Change a section"
        status={project.name}
        actions={
          <LinkButton to={`/admin/projects/${params.projectId}`} size="small" look="secondary">
            Back to the project
          </LinkButton>
        }
      />
      {request && (
        <Notice title={request.place} className="mt-4">
          <span className="own-words whitespace-pre-line">{request.words}</span>
        </Notice>
      )}
      <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
        <div className="min-w-0">
          <RuledSection title="Section">
            <nav aria-label="Sections" className="max-h-96 overflow-y-auto text-small">
              {Object.entries(Object.groupBy(sections, ({ pageLabel }) => pageLabel)).map(([pageLabel, ofPage]) => (
                <section key={pageLabel} aria-label={pageLabel} className="grid grid-cols-[6rem_minmax(0,1fr)] border-b border-line py-1.5">
                  <span className="py-1.5 text-ink-2">{pageLabel}</span>
                  <ul>
                    {ofPage?.map((section) => {
                      const current = section.page === chosen?.page && section.id === chosen?.id;
                      const query = new URLSearchParams({
                        page: section.page,
                        section: section.id,
                        ...(request ? { request: request.id } : {}),
                      });
                      return (
                        <li key={`${section.page} ${section.id}`}>
                          <Link
                            to={`?${query}`}
                            aria-current={current ? 'true' : undefined}
                            preventScrollReset
                            className={`block py-1.5 no-underline hover:underline ${current ? 'font-semibold' : ''}`}
                          >
                            {section.label}
                          </Link>
                        </li>
                      );
                    })}
                  </ul>
                </section>
              ))}
            </nav>
          </RuledSection>
          {chosen && (
            <RuledSection title={chosen.label} className="mt-8">
              <SectionForm key={`${chosen.page} ${chosen.id}`} chosen={chosen} requestId={request?.id} error={actionData?.error} />
            </RuledSection>
          )}
        </div>
        <div className="min-w-0 lg:sticky lg:top-6 lg:self-start">
          <BrowserFrame
            address={project.name}
            src={`${origin}${chosen?.page ?? '/'}#${chosen?.id ?? ''}`}
            title="The page as it is now"
            scripts
            className="h-[44rem]"
            viewClassName="h-full"
          />
        </div>
      </div>
    </>
  );
}

type Section = NonNullable<Route.ComponentProps['loaderData']['chosen']>;

/** The texts and pictures of one section. What they said when the form was opened goes along, so that a newer text is not overwritten unseen. */
function SectionForm({ chosen, requestId, error }: { chosen: Section; requestId: string | undefined; error: string | undefined }) {
  const busy = useNavigation().state === 'submitting';
  // Read again while somebody types, the section may have newer texts; the boxes still hold these.
  const [texts] = useState(chosen.texts);
  return (
    <Form method="post" className="grid gap-4 pt-2">
      <input type="hidden" name="page" value={chosen.page} />
      <input type="hidden" name="section" value={chosen.id} />
      {requestId && <input type="hidden" name="requestId" value={requestId} />}
      {error && (
        <p role="alert" className="text-small font-semibold text-danger">
          {error}
        </p>
      )}
      {texts.map((line) => (
        <Field key={line.path} label={line.label}>
          {line.long ? (
            <Textarea
              name={`text:${line.path}`}
              rows={Math.min(8, Math.max(2, Math.ceil(line.text.length / 55)))}
              defaultValue={line.text}
            />
          ) : (
            <TextInput name={`text:${line.path}`} defaultValue={line.text} />
          )}
          <input type="hidden" name={`was:${line.path}`} value={line.text} />
        </Field>
      ))}
      {chosen.pictures.map((picture) => (
        <Field key={picture.path} label={`Picture: ${picture.now}`}>
          <Select name={`picture:${picture.path}`} defaultValue="">
            <option value="">Leave it</option>
            {picture.options.map((option) => (
              <option key={option.label} value={JSON.stringify(option.picture)}>
                {option.label}
              </option>
            ))}
          </Select>
        </Field>
      ))}
      <Field label="Name of the version" hint="The owner sees it in the history">
        <TextInput name="name" maxLength={80} defaultValue={chosen.label.split(':')[0]} />
      </Field>
      {requestId && (
        <Field label="A word to the owner" optional>
          <Textarea name="reply" rows={2} />
        </Field>
      )}
      <Checkbox name="send" label="Send to the customer at once" defaultChecked />
      <Button type="submit" busy={busy && 'Saving...'} className="justify-self-start">
        {requestId ? 'Save and mark as done' : 'Save as a new version'}
      </Button>
    </Form>
  );
}
