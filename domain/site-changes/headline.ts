import { db } from '../../db/connect.ts';
import type { HeadlineChoice } from '../../sites/writer/words/headline-choices.ts';
import { choicesOfHeadline } from '../briefs/preview.ts';
import { briefForm } from '../briefs/queries.ts';
import type { Project } from '../projects/projects.ts';
import type { SiteEditor } from '../projects/site-editor.ts';
import { nameOfTexts } from '../versions/section-words.ts';
import { editsOf } from '../versions/sources.ts';
import { headlinePlace, isHeadline } from './schema.ts';
import { type ChangeResult, changeFromEditor } from './site-changes.ts';

/** The headlines that a site can have without anyone typing one. None if they couldn't be found in time. */
export async function headlinesFor({ ownerId, id }: Pick<Project, 'ownerId' | 'id'>): Promise<HeadlineChoice[]> {
  const form = await briefForm(ownerId, id);
  return (form && (await choicesOfHeadline(form.input, id))) ?? [];
}

/** Makes a line the headline, in place of what was typed there. */
export async function chooseHeadline(
  editor: SiteEditor,
  projectId: string,
  { headline, opening }: HeadlineChoice['look'],
): Promise<ChangeResult> {
  const { section, path } = headlinePlace;
  const typed = (await editsOf(db(), projectId)).filter(isHeadline);
  return changeFromEditor(editor, projectId, {
    texts: [],
    facts: [
      { path: 'look.headline', value: headline },
      { path: 'look.opening', value: opening },
    ],
    dropped: typed.map(({ id }) => id),
    name: nameOfTexts(section, [{ path }]),
  });
}
