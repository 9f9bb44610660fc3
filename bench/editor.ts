import { get } from 'node:http';
import { env } from '../base/env.ts';
import { answerAt } from '../domain/briefs/schema.ts';
import { draftSite } from '../domain/drafts/drafting.ts';
import { looksOfVersion } from '../domain/looks/version-looks.ts';
import { projectOf } from '../domain/projects/queries.ts';
import { asOwner } from '../domain/projects/site-editor.ts';
import { newestVersion } from '../domain/versions/versions.ts';
import { startParts } from '../roles/start.ts';
import { editorData } from '../web/editor/editor-data.ts';
import { type Figure, percentile, report } from './report.ts';
import { answeredProject, sendBrief, signUp } from './setup/customer.ts';

const warmUps = 5;
const texts = 60;
const looks = 24;

/** An owner's changes in the editor, one after the other, over HTTP: from sending a change until the new version's home page has answered. */
export async function bench(): Promise<number> {
  const running = await startParts({ web: true, worker: false });
  try {
    const user = await signUp('editor');
    const { id, cookie } = user;
    const projectId = await answeredProject(user);
    await sendBrief(id, projectId);
    await draftSite(projectId);
    const change = async (what: object): Promise<number> => {
      const body = new FormData();
      body.set('projectId', projectId);
      body.set('change', JSON.stringify(what));
      const started = performance.now();
      const response = await fetch(`${env().appUrl}/portal/editor/change`, {
        method: 'POST',
        body,
        headers: { Cookie: cookie, Origin: env().appUrl },
      });
      const answer = (await response.json()) as { ok: boolean; data: { draft: { origin: string } } };
      if (!answer.ok) throw new Error(`A change was refused: ${JSON.stringify(answer)}`);
      await pageAt(answer.data.draft.origin);
      return performance.now() - started;
    };
    const textTimes: number[] = [];
    for (let run = 0; run < warmUps + texts; run++)
      textTimes.push(
        await change({ kind: 'text', page: '/', section: 'hero', path: 'headline', text: `Leaks found and fixed, take ${run}` }),
      );
    const version = await newestVersion(projectId, true);
    const offered = await looksOfVersion(projectId, version?.id ?? '');
    const lookTimes: number[] = [];
    for (let run = 0; run < looks; run++) {
      const project = await projectOf(id, projectId);
      const data = project && (await editorData(asOwner(id), project));
      const was = answerAt(data?.answers, 'look.chosen') ?? null;
      const value = offered[run % offered.length]?.chosen;
      lookTimes.push(await change({ kind: 'facts', name: 'Look', facts: [{ path: 'look.chosen', value, was }] }));
    }
    const timed = textTimes.slice(warmUps);
    const figures: Figure[] = [
      { label: `a text, saved and seen, p95 of ${texts}`, value: percentile(timed, 0.95), limit: 400, unit: 'ms' },
      { label: `another look, saved and seen, p95 of ${looks}`, value: percentile(lookTimes, 0.95), limit: 1000, unit: 'ms' },
    ];
    return report('editor', figures, [`medians ${percentile(timed, 0.5).toFixed(0)} and ${percentile(lookTimes, 0.5).toFixed(0)} ms`]);
  } finally {
    await running.stop();
  }
}

/** Loads the home page of a preview. Its host is under SITES_DOMAIN, which only browsers resolve, so it's named in a header. */
async function pageAt(origin: string): Promise<void> {
  const { host } = new URL(origin);
  await new Promise<void>((resolve, reject) => {
    const { port } = new URL(env().appUrl);
    get({ host: '127.0.0.1', port, path: '/', headers: { Host: host } }, (response) => {
      response.resume();
      response.on('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`The preview answered ${response.statusCode}.`)),
      );
    }).on('error', reject);
  });
}
