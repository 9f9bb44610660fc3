import { desc, eq } from 'drizzle-orm';
import { db } from '../../../db/connect.ts';
import { editRequests, messageFiles, messages, threads, uploads, users } from '../../../db/schema/index.ts';
import { storeChangedBrief } from '../../../domain/briefs/briefs.ts';
import { answerAt } from '../../../domain/briefs/schema.ts';
import { generateSite } from '../../../domain/versions/building.ts';
import { siteSources } from '../../../domain/versions/sources.ts';
import { sendForAnswer } from '../../setup/sending.ts';
import { browserForm } from '../browser-form.ts';
import type { Input } from '../input.ts';
import { type Outcome, outcome, seenOn } from '../outcome.ts';
import { readPage } from '../page.ts';
import type { People } from '../people.ts';

const isMain = ({ tagName }: { tagName: string }) => tagName === 'main';

/** A message to us: the thread as both sides see it. */
export async function writeMessage({ typed, file }: Input, { english, admin }: People): Promise<Outcome> {
  const path = `/portal/messages?project=${english.projectId}`;
  const form = { intent: 'write', body: file ? '' : 'Hello.', ...typed };
  const { status, text } = await sendForAnswer({
    path,
    cookie: english.cookie,
    ...browserForm(form, file && { field: 'file', ...file }, true),
  });
  if (status !== 302) {
    const page = readPage(text, isMain);
    return outcome(status, { reasons: page.reasons, kept: page.fields });
  }
  const [sent] = await db()
    .select({ id: messages.id, body: messages.body, threadId: messages.threadId })
    .from(messages)
    .innerJoin(threads, eq(threads.id, messages.threadId))
    .where(eq(threads.projectId, english.projectId))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(1);
  const [kept] = sent ? await db().select().from(messageFiles).where(eq(messageFiles.messageId, sent.id)) : [];
  const download = kept && (await sendForAnswer({ method: 'GET', path: `/api/message-files/${kept.id}`, cookie: english.cookie }));
  const [own, ours] = await Promise.all([
    sendForAnswer({ method: 'GET', path, cookie: english.cookie }),
    sendForAnswer({ method: 'GET', path: `/admin/messages/${sent?.threadId}`, cookie: admin }),
  ]);
  return outcome(status, {
    taken: true,
    stored: { ...sent, fileName: kept?.fileName, fileType: kept?.type, fileText: download && textOf(download.bytes) },
    seen: [
      { where: 'the message', text: sent?.body ?? '', dials: [] },
      {
        where: 'the file',
        text: kept ? `${kept.fileName}\n${kept.type === 'text/plain' && download ? textOf(download.bytes) : ''}` : '',
        dials: [],
      },
      ...[own, ours].map((page) => seenOn('the thread', readPage(page.text, isMain), true)),
    ],
  });
}

/** What a program that opens the file shows. */
function textOf(bytes: Buffer): string {
  const mark = bytes.subarray(0, 2).toString('hex');
  if (mark === 'fffe' || mark === 'feff') return new TextDecoder(mark === 'fffe' ? 'utf-16le' : 'utf-16be').decode(bytes);
  const text = new TextDecoder().decode(bytes);
  return text.includes('\ufffd') ? new TextDecoder('windows-1252').decode(bytes) : text;
}

/** An edit request: as stored, and in Admin. */
export async function requestEdit({ typed }: Input, { english, admin }: People): Promise<Outcome> {
  const { projectId, versionId, place, cookie } = english;
  const form = { intent: 'ask', projectId, versionId, page: place.page, section: place.section, place: 'Home, first section', ...typed };
  const newest = async () =>
    (await db().select().from(editRequests).where(eq(editRequests.projectId, projectId)).orderBy(desc(editRequests.createdAt)).limit(1))[0];
  const before = await newest();
  const { status, text } = await sendForAnswer({ path: `/portal.data?project=${projectId}`, cookie, ...browserForm(form) });
  const stored = await newest();
  if (stored?.id === before?.id) return outcome(status, { reasons: { words: textsOfData(text) } });
  const shown = await sendForAnswer({ method: 'GET', path: `/admin/projects/${projectId}`, cookie: admin });
  return outcome(status, {
    taken: true,
    stored: { ...stored },
    seen: [{ where: 'the request', text: stored?.words ?? '', dials: [] }, seenOn('Admin', readPage(shown.text, isMain), true)],
  });
}

/** A fact that's changed in the editor: the answer, and the site that's made from it. */
export async function changeFact({ typed }: Input, { editor }: People): Promise<Outcome> {
  const sources = await siteSources(editor.projectId);
  const facts = Object.entries(typed).map(([path, value]) => ({
    path,
    value: fromForm(path, value),
    was: answerAt(sources.answers, path) ?? null,
  }));
  const change = JSON.stringify({ kind: 'facts', name: 'Facts', facts });
  const { status, text } = await sendForAnswer({
    path: '/portal/editor/change',
    cookie: editor.cookie,
    form: { projectId: editor.projectId, change },
  });
  const answer = JSON.parse(text) as { ok: boolean; errors?: Record<string, string>; held?: string[] };
  if (!answer.ok) return outcome(status, { reasons: answer.errors ?? {} });
  const now = await siteSources(editor.projectId);
  const { files } = await generateSite(now);
  const pages = [...files].filter(([path, { type }]) => type.startsWith('text/html') && !path.startsWith('/thanks'));
  const read = pages.map(([path, { body }]) => [path, readPage(body.toString())] as const);
  // The next input starts from the same facts.
  await storeChangedBrief(db(), editor.projectId, sources.answers);
  return outcome(status, {
    taken: true,
    stored: Object.fromEntries(facts.map(({ path }) => [path, answerAt(now.answers, path)])),
    seen: read.map(([path, page]) => seenOn(path, page)),
    data: read.flatMap(([, { data }]) => data),
    held: answer.held ?? [],
  });
}

/** A fact's value as the editor's form sends it. Objects are typed as JSON. */
function fromForm(path: string, value: string | string[]): unknown {
  return typeof value === 'string' && ['services', 'business.address', 'business.people', 'details.faq'].includes(path)
    ? JSON.parse(value)
    : value;
}

/** The name in the profile. */
export async function changeProfile({ typed }: Input, { spanish }: People): Promise<Outcome> {
  const form = { intent: 'name', firstName: 'Ann', lastName: 'Lee', ...typed };
  const { status, text } = await sendForAnswer({ path: '/portal/settings', cookie: spanish.cookie, ...browserForm(form) });
  if (status !== 302) {
    const page = readPage(text, isMain);
    return outcome(status, { reasons: page.reasons, kept: page.fields });
  }
  const [user] = await db().select().from(users).where(eq(users.id, spanish.id));
  return outcome(status, {
    taken: true,
    stored: { ...user },
    seen: [{ where: 'the profile', text: `${user?.firstName}\n${user?.lastName}`, dials: [] }],
  });
}

/** A request in one's own words: what we say that we understood. */
export async function readRequest({ typed }: Input, { english }: People): Promise<Outcome> {
  const { status, text } = await sendForAnswer({
    path: `/portal/request.data?project=${english.projectId}`,
    cookie: english.cookie,
    ...browserForm({ intent: 'read', ...typed }),
  });
  const words = textsOfData(text);
  return status === 200
    ? outcome(status, { taken: true, seen: [{ where: 'the proposals', text: words, dials: [] }] })
    : outcome(status, { reasons: { words } });
}

/** The texts in what the server answers to a script, which draws the screen from it. */
function textsOfData(data: string): string {
  const [first = '[]'] = data.split('\n');
  return (JSON.parse(first) as unknown[]).filter((one) => typeof one === 'string').join('\n');
}

/** A picture of the brief. */
export async function uploadPicture({ file, way = 'photo' }: Input, { writer }: People): Promise<Outcome> {
  if (!file) throw new Error('There’s no file.');
  const form = { intent: 'add', project: writer.projectId, kind: way, rights: 'yes' };
  const { status, text } = await sendForAnswer({
    path: '/onboarding/upload',
    cookie: writer.cookie,
    ...browserForm(form, { field: 'file', ...file }),
  });
  const answer = JSON.parse(text) as { ok: boolean; message?: string; upload?: { id: string; name?: string } };
  // The form shows the sentence beside the picture's name.
  if (!answer.ok) return outcome(status, { reasons: { '': answer.message ?? '', file: answer.message ?? '' } });
  const [kept] = await db()
    .select()
    .from(uploads)
    .where(eq(uploads.id, answer.upload?.id ?? ''));
  await sendForAnswer({
    path: '/onboarding/upload',
    cookie: writer.cookie,
    form: { intent: 'remove', project: writer.projectId, upload: kept?.id ?? '' },
  });
  return outcome(status, {
    taken: true,
    stored: { ...kept },
    seen: [{ where: 'the picture’s name', text: kept?.fileName ?? '', dials: [] }],
  });
}
