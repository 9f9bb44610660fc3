import { buildMs, taskOf, writeMs } from './task.ts';

/** Proofreads a brief. The grammar checker takes 270 MB, and up to ten seconds to load. */
export const tidy = taskOf('tidy', async () => {
  const [{ tidyBrief }, { loadCheckers }] = await Promise.all([
    import('../../sites/proofreading/proofread.ts'),
    import('../../sites/proofreading/harper.ts'),
  ]);
  await loadCheckers();
  return (brief: Parameters<typeof tidyBrief>[0]) => tidyBrief(brief, brief.kept ?? []);
});

/** Proofreads a visitor's three answers, without the grammar checker. */
export const tidyAnswers = taskOf('tidy-answers', async () => (await import('../../sites/proofreading/by-tables.ts')).tidyByTables);

/** Finds what a brief's headline may be. */
export const headlineChoices = taskOf(
  'headline-choices',
  async () => (await import('../../sites/writer/words/headline-choices.ts')).headlineChoices,
);

export const compose = taskOf('compose', async () => (await import('../../sites/compose.ts')).compose, writeMs);

/** Counts the words of each page that a brief would make. */
export const pageWords = taskOf('page-words', async () => (await import('../../sites/page-words.ts')).pageWords, writeMs);

/** Finds another look of a site. */
export const nextLook = taskOf('next-look', async () => (await import('../../sites/other-looks.ts')).nextLook, buildMs);

/** Renders one page of a preview. */
export const previewPage = taskOf('preview-page', async () => (await import('./page-work.ts')).previewPage, writeMs);

/** Reads an owner's request in their own words. */
export const readRequest = taskOf('read-request', async () => {
  const requests = await import('../../sites/requests/read-request.ts');
  return ({ text, subject }: { text: string; subject: Parameters<typeof requests.read>[1] }) => requests.read(text, subject);
});
