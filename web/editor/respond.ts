import { data } from 'react-router';
import { readFocalPoint } from '../../domain/briefs/focus-schema.ts';
import { photosWithoutRoomOf } from '../../domain/briefs/left-out.ts';
import { checkAddress } from '../../domain/briefs/web-address.ts';
import { isId } from '../../domain/ids.ts';
import { withinLimit } from '../../domain/limits/limits.ts';
import { looksOfBrief } from '../../domain/looks/brief-looks.ts';
import { looksOfVersion } from '../../domain/looks/version-looks.ts';
import { projectFor, type SiteEditor } from '../../domain/projects/site-editor.ts';
import { unsourcedClaims } from '../../domain/site-changes/claims.ts';
import { headlinesFor } from '../../domain/site-changes/headline.ts';
import { changePictures, type OwnPictures } from '../../domain/site-changes/own-pictures.ts';
import { newestVersion } from '../../domain/versions/versions.ts';
import { clientJson } from '../../text/client-json.ts';
import { storable } from '../../text/tidy/storable.ts';
import { truncate } from '../../text/truncate.ts';
import { formText } from '../forms/checked-form.ts';
import { errorsByField } from '../forms/field-messages.ts';
import { changeSchema, makeChange } from './change.ts';
import { editorData } from './editor-data.ts';

/** Far above the limit of any change. */
const maxBytes = 256 * 1024;

/** Makes one change for the editor and answers with what it shows next. */
export async function respondToChange(request: Request, editor: SiteEditor): Promise<Response> {
  if (Number(request.headers.get('content-length') ?? maxBytes + 1) > maxBytes)
    return refused({ '': 'This is too long. Please shorten it.' }, 413);
  const { projectId, change = '' } = formText(await request.formData());
  const parsed = changeSchema.safeParse(clientJson(change));
  const project = projectId && isId(projectId) ? await projectFor(editor, projectId) : undefined;
  if (!project) return refused({ '': 'This site no longer exists.' }, 404);
  if (!parsed.success) return refused({ '': parsed.error.issues[0]?.message ?? 'This can’t be saved.' }, 422);
  const result = await makeChange(editor, project.id, parsed.data);
  if (!result.ok) return refused(errorsByField(result.problems), 422);
  const changed = (await projectFor(editor, project.id)) ?? project;
  return Response.json({ ok: true, held: result.held, data: await editorData(editor, changed) });
}

/** Adds, describes, orders and removes photos and the logo for the editor, and answers with what it shows next. */
export async function respondToPhotos(request: Request, editor: SiteEditor): Promise<Response> {
  const read = await picturesInForm(await request.formData(), editor.userId);
  if ('refused' in read) return refused({ '': read.refused }, read.status);
  const result = await changePictures(editor, read.projectId, read.wanted);
  if (!result.ok) return refused(errorsByField(result.problems), result.problems[0]?.code === 'pictures-busy' ? 503 : 422);
  const project = await projectFor(editor, read.projectId);
  return Response.json({
    ok: true,
    held: result.held,
    data: project && (await editorData(editor, project)),
    unreadable: errorsByField(result.unreadable ?? []),
  });
}

/**
 * Answers questions of the editor and the brief that change nothing: `looks`, `brief-looks`, `photos-without-room` of a
 * brief, `address` with what was typed, `headlines` to choose from, and `claims` in a text.
 */
export async function respondToQuestion(request: Request, editor: SiteEditor, about: string): Promise<Response> {
  const search = new URL(request.url).searchParams;
  const projectId = search.get('project') ?? '';
  const project = isId(projectId) ? await projectFor(editor, projectId) : undefined;
  if (!project) throw data(null, { status: 404 });
  const text = truncate(storable(search.get('text') ?? ''), 2000);
  switch (about) {
    case 'looks': {
      const version = await newestVersion(project.id, editor.role === 'owner');
      return Response.json({ looks: version ? await looksOfVersion(project.id, version.id) : [] });
    }
    case 'brief-looks': {
      const looks = editor.role === 'owner' ? await looksOfBrief(editor.userId, project.id) : undefined;
      if (!looks) throw data(null, { status: 404 });
      return Response.json(looks);
    }
    case 'photos-without-room':
      return Response.json({ sentence: await photosWithoutRoomOf(editor.userId, project.id) });
    case 'address':
      return Response.json(await checkAddress(project.id, text));
    case 'headlines':
      return Response.json({ choices: await headlinesFor(project) });
    case 'claims':
      return Response.json({ claims: await unsourcedClaims(editor, project.id, text) });
    default:
      throw data(null, { status: 404 });
  }
}

function refused(errors: Record<string, string>, status: number): Response {
  return Response.json({ ok: false, errors }, { status });
}

type PicturesForm = { projectId: string; wanted: OwnPictures } | { refused: string; status: number };

/** Reads a form with photos and logo. Each uploaded file counts toward the owner's limit. */
async function picturesInForm(form: FormData, ownerId: string): Promise<PicturesForm> {
  const fields = formText(form);
  const { projectId = '' } = fields;
  if (!isId(projectId)) return { refused: 'This page no longer exists.', status: 404 };
  const added: OwnPictures['added'] = [];
  const words = form.getAll('newAlt').map(String);
  for (const [name, entry] of form) {
    if (!(entry instanceof File) || (name !== 'photo' && name !== 'logo')) continue;
    // An empty file field also sends a description.
    const alt = name === 'photo' ? (words.shift() ?? '') : '';
    if (entry.size === 0) continue;
    const limit = await withinLimit('upload', ownerId);
    if (!limit.ok) return { refused: limit.message, status: 429 };
    added.push({ kind: name, fileName: entry.name, bytes: new Uint8Array(await entry.arrayBuffer()), alt: alt.trim() });
  }
  const idsAfter = (prefix: string) => Object.keys(fields).flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []));
  const wanted: OwnPictures = {
    added,
    rights: fields.newRights === 'on',
    removed: idsAfter('remove:'),
    described: idsAfter('alt:').map((id) => ({
      id,
      alt: (fields[`alt:${id}`] ?? '').trim(),
      rights: fields[`rights:${id}`] === 'on',
      keep: fields[`keep:${id}`] === 'on',
      focus: readFocalPoint(fields[`focus:${id}`]),
    })),
    ...(fields.order && { order: fields.order.split(' ') }),
  };
  return { projectId, wanted };
}
