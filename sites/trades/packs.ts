import { sceneTrades } from '../scenes/scenes.ts';
import type { GeneralSentences, GeneralTrade, Guide, GuideFile, KnownService, Question, Sentences, TradeFile, TradePack } from './pack.ts';

/** Files of the trades' folders as data, by path: './plumber/trade.yaml'. */
export const tradeFiles: Record<string, unknown> = import.meta.glob(['./*/*.yaml', './*/guides/*.md'], { eager: true, import: 'default' });

/** Every trade that a brief may be matched to. */
export const packs: TradePack[] = packsFrom(tradeFiles);

/** Trades of the folders whose trade.yaml has stems. What a folder leaves out comes from general. Tests check the files. */
export function packsFrom(files: Record<string, unknown>): TradePack[] {
  const general = folderOf('general', files) as Required<Folder> & { trade: GeneralTrade; sentences: GeneralSentences };
  return tradeKeys(files).flatMap((key) => {
    const { trade, services, questions, sentences, guides } = folderOf(key, files);
    if (!trade.stems) return [];
    const words = { ...general.sentences, ...sentences };
    return {
      ...general.trade,
      ...trade,
      themes: trade.themes ?? {},
      headings: { ...general.trade.headings, ...trade.headings },
      ...words,
      leads: { ...general.sentences.leads, ...sentences?.leads },
      scripts: words.scripts.map(blanks),
      key,
      scene: sceneTrades.includes(key) ? key : 'general',
      services: services ?? general.services,
      questions: questions ?? general.questions,
      guides: guides.length > 0 ? guides : general.guides,
    };
  });
}

export function tradeKeys(files: Record<string, unknown>): string[] {
  return Object.keys(files).flatMap((path) => /^\.\/([^/]+)\/trade\.yaml$/.exec(path)?.[1] ?? []);
}

interface Folder {
  trade: TradeFile;
  services?: KnownService[];
  questions?: Question[];
  sentences?: Sentences;
  guides: Guide[];
}

function folderOf(key: string, files: Record<string, unknown>): Folder {
  const [trade, services, questions, sentences] = ['trade', 'services', 'questions', 'sentences'].map(
    (name) => files[`./${key}/${name}.yaml`],
  );
  const guides = Object.keys(files).filter((path) => path.startsWith(`./${key}/guides/`));
  return { trade, services, questions, sentences, guides: guides.map((path) => guideOf(files[path] as GuideFile)) } as Folder;
}

/** A guide's text has an answer, then blocks under `##` headings; empty lines part the paragraphs. */
function guideOf({ titles, service, body }: GuideFile): Guide {
  const [answer = '', ...blocks] = body.split(/^## /m).map((part) => part.trim());
  return {
    title: titles,
    answer,
    service,
    blocks: blocks.map((block) => {
      const [heading = '', ...paragraphs] = block.split(/\n{2,}/);
      return { heading, paragraphs };
    }),
  };
}

/** Splits a phone script such as 'My [fixture] leaks.' into parts; words in square brackets are blanks the caller fills in. */
function blanks(script: string): { text: string; blank: boolean }[] {
  return script
    .split(/(\[[^\]]+\])/)
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('[') ? { text: part.slice(1, -1), blank: true } : { text: part, blank: false }));
}
