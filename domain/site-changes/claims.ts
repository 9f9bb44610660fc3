import { type Connection, db } from '../../db/connect.ts';
import { briefLimits, listLimits } from '../../sites/brief/limits.ts';
import { truncate } from '../../text/truncate.ts';
import { storeChangedBrief } from '../briefs/briefs.ts';
import { projectFor, type SiteEditor } from '../projects/site-editor.ts';
import { prepared } from '../versions/building.ts';
import { inputsOf, type SiteSources, siteSources } from '../versions/sources.ts';

/** Words in a text that claim something the brief doesn't say, as typed, in their order. */
export async function unsourcedClaims(editor: SiteEditor, projectId: string, text: string): Promise<string[]> {
  return (await projectFor(editor, projectId)) ? (await claimFinder(await siteSources(projectId)))(text) : [];
}

/** Words that claim something the brief doesn't say, and the text that says them. */
export interface OpenClaim {
  words: string;
  text: string;
}

/**
 * The claims in texts that people changed by hand and that the owner hasn't confirmed yet. A version with one can't be approved. Texts by
 * operators count, because only an owner knows whether they're true, and an operator's text may hold words that the owner wrote.
 */
export async function openClaims(projectId: string, versionId: string): Promise<OpenClaim[]> {
  const inputs = await inputsOf(db(), versionId);
  const texts = (inputs?.edits ?? []).flatMap(({ value, isLost }) => (typeof value === 'string' && !isLost ? [value] : []));
  if (!inputs || texts.length === 0) return [];
  const now = await siteSources(projectId);
  const answers = { ...inputs.answers, confirmed: now.answers.confirmed ?? [] };
  const claimsIn = await claimFinder({ ...now, ...inputs, answers });
  return texts.flatMap((text) => claimsIn(text).map((words) => ({ words, text })));
}

/** Adds what the owner says is true to their brief. The caller has locked the brief. */
export async function confirmClaims(tx: Connection, projectId: string, claims: readonly OpenClaim[]): Promise<void> {
  if (claims.length === 0) return;
  const { answers } = await siteSources(projectId);
  const confirmed = (answers.confirmed ?? []) as string[];
  const added = claims.map(({ words }) => truncate(words, briefLimits.answer));
  // Beyond the most that a brief holds, the oldest are asked again.
  await storeChangedBrief(tx, projectId, { ...answers, confirmed: [...new Set([...confirmed, ...added])].slice(-listLimits.confirmed) });
}

async function claimFinder(sources: SiteSources): Promise<(text: string) => string[]> {
  const { brief } = await prepared(sources);
  const [{ unsourcedIn }, { briefFacts }, { sourcesOf }, { derive }] = await Promise.all([
    import('../../sites/slots/claim-check.ts'),
    import('../../sites/slots/site-slots.ts'),
    import('../../sites/slots/sources.ts'),
    import('../../sites/interview/derived-brief.ts'),
  ]);
  const derived = derive(brief);
  const facts = briefFacts(derived);
  const factSources = sourcesOf(facts, facts, derived.language);
  return (text) => {
    const claims = unsourcedIn(text, factSources).map((claim) => claim.text);
    return [...new Set(claims)].sort((one, other) => text.indexOf(one) - text.indexOf(other));
  };
}
