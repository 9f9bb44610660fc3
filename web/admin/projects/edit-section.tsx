import { type RefObject, useEffect, useRef } from 'react';
import { data, useSearchParams } from 'react-router';
import { isId } from '../../../domain/ids.ts';
import type { SiteChange } from '../../../domain/site-changes/apply-change.ts';
import { sectionChoices } from '../../../domain/site-changes/section-choices.ts';
import { changeFromAdmin } from '../../../domain/site-changes/site-changes.ts';
import { pictureSchema } from '../../../sites/document/document.ts';
import { clientJson } from '../../../text/client-json.ts';
import { truncate } from '../../../text/truncate.ts';
import { WideBell } from '../../bell/wide-bell.tsx';
import { redirectWithToast, type Toast } from '../../cookies/flash.ts';
import { type FieldErrors, formText } from '../../forms/checked-form.ts';
import { errorsByField } from '../../forms/field-messages.ts';
import { privateMeta } from '../../meta/private-meta.ts';
import { viewerIn } from '../../session/session.ts';
import { LinkButton } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Notice } from '../../ui/controls/notice.tsx';
import { BrowserFrame } from '../../ui/drawings/browser-frame.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import type { Route } from './+types/edit-section';
import { RemovedByHand } from './noted-edits.tsx';
import { leaveOut, SectionForm } from './section-form.tsx';
import { typedTexts } from './section-texts.ts';

export const meta: Route.MetaFunction = () => privateMeta('Edit a section');

/** The section of a request (?request=) or a selected one (?page=&section=), with its texts and pictures. */
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
  const { projectId } = params;
  const fields = formText(await request.formData());
  if (!isId(projectId) || (fields.requestId && !isId(fields.requestId))) throw data(null, { status: 404 });
  const change = fields.intent === 'take-off' ? takingOff(fields) : changeIn(fields);
  if ('errors' in change) return data(change, { status: 422 });
  const result = await changeFromAdmin(adminId, projectId, change, fields.send === 'on');
  if (!result.ok) return data({ errors: errorsByField(result.problems) }, { status: 422 });
  return redirectWithToast(afterSaving(projectId, result.version.number, fields), savedToast(result));
}

function takingOff({ page = '', section = '', name = '' }: Record<string, string>): SiteChange {
  return { texts: [], removed: [{ page, section, path: '' }], name: `Without ${truncate(name, 60) || 'a section'}` };
}

/** Reads the form as a change: different texts, replaced or removed pictures, and the request if it's completed. */
function changeIn(fields: Record<string, string>): SiteChange | { errors: FieldErrors } {
  const { page = '', section = '', reply = '' } = fields;
  const { texts, errors } = typedTexts(fields);
  const chosen = Object.entries(fields).filter(([name, value]) => name.startsWith('picture:') && value !== '');
  const removed = chosen.flatMap(([name, value]) => (value === leaveOut ? [{ page, section, path: name.slice(8) }] : []));
  const pictures = chosen.flatMap(([name, json]) => {
    if (json === leaveOut) return [];
    const value = pictureIn(json);
    if (!value) errors[name] = 'That picture can’t be used here.';
    return value ? [{ page, section, path: name.slice(8), value }] : [];
  });
  if (Object.keys(errors).length > 0) return { errors };
  const completes = fields.complete === 'on' && fields.requestId;
  if (texts.length + chosen.length === 0 && !completes) return { errors: { '': 'You didn’t change anything.' } };
  return {
    texts,
    pictures,
    removed,
    name: truncate((fields.name ?? '').trim(), 80) || 'Edit',
    ...(completes ? { requests: { ids: [completes], reply: truncate(reply.trim(), 1000) } } : {}),
  };
}

/** Returns to a request that's still open. Otherwise goes to the project. */
function afterSaving(
  projectId: string,
  saved: number,
  { requestId, complete, intent, page = '', section = '' }: Record<string, string>,
): string {
  if (!requestId || complete === 'on') return `/admin/projects/${projectId}`;
  const query = new URLSearchParams({ request: requestId, page, saved: `${saved}`, ...(intent === 'take-off' ? {} : { section }) });
  return `/admin/projects/${projectId}/edit?${query}`;
}

function savedToast({ version, held }: { version: { number: number; passed: boolean }; held: string[] }): Toast {
  const saved = `Saved as version ${version.number}`;
  return held.length > 0
    ? {
        type: 'error',
        title: version.passed ? `${saved}, not sent yet.` : `${saved}, not sent because it failed the quality check.`,
        description: `${held.join(', ')}. You can still send it from Versions.`,
      }
    : { type: 'success', title: `${saved}.` };
}

/** The picture of a selected option. Undefined if the value isn't one. */
function pictureIn(json: string) {
  return pictureSchema.safeParse(clientJson(json)).data;
}

/** Edits a section's texts and pictures next to the page. Saving creates a new version. */
export default function EditSection({ loaderData, actionData, params }: Route.ComponentProps) {
  const { project, request, sections, chosen, origin, removedByHand } = loaderData;
  const [search] = useSearchParams();
  // After a save, the form starts again with the section's texts. Reloaded data or a refusal keeps what was typed.
  const visit = `${chosen?.page} ${chosen?.id} ${search.get('saved') ?? ''}`;
  const [list, form] = [useRef<HTMLElement>(null), useRef<HTMLElement>(null)];
  useFocusOnForm(visit, form, list);
  return (
    <>
      <PageHeading
        title="Edit a section"
        status={project.name}
        actions={
          <>
            <LinkButton to={`/admin/projects/${params.projectId}`} size="small" look="secondary">
              Back to the project
            </LinkButton>
            <WideBell />
          </>
        }
      />
      {request && (
        <Notice title={request.place} className="mt-4">
          <span className="own-words whitespace-pre-line">{request.words}</span>
        </Notice>
      )}
      {chosen && (
        <a href="#texts" className="skip-link">
          Skip to the section’s text
        </a>
      )}
      <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
        <div className="min-w-0">
          <RuledSection title="Section" focusRef={list}>
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
            <RuledSection title={chosen.label} id="texts" focusRef={form} className="mt-8">
              <SectionForm key={visit} chosen={chosen} requestId={request?.id} errors={actionData?.errors ?? {}} />
            </RuledSection>
          )}
          <RemovedByHand items={removedByHand} projectId={params.projectId} />
        </div>
        <div className="min-w-0 lg:sticky lg:top-[calc(1.5rem+var(--strip))] lg:self-start">
          <BrowserFrame
            address={project.name}
            src={`${origin}${chosen?.page ?? '/'}#${chosen?.id ?? ''}`}
            title="Current page"
            scripts
            className="h-[44rem]"
            viewClassName="h-full"
          />
        </div>
      </div>
    </>
  );
}

/** Moves the focus to the form when it starts again, which takes away what was pressed. Without a form, to the list of sections. */
function useFocusOnForm(visit: string, form: RefObject<HTMLElement | null>, list: RefObject<HTMLElement | null>): void {
  const last = useRef(visit);
  useEffect(() => {
    if (last.current === visit) return;
    last.current = visit;
    (form.current ?? list.current)?.focus();
  }, [visit, form, list]);
}
