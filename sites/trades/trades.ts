import type { GuideFile, KnownService, Question, SpanishFile, TradeFile } from '../kinds/format.ts';

/** A blog guide: the answer first, one paragraph, then blocks. A post leaves some out as long as enough remains. */
export interface Guide {
  /** Wordings of its title. */
  titles: string[];
  answer: string;
  blocks: { heading: string; paragraphs: string[] }[];
  /** Name of the service it belongs to. */
  service?: string | undefined;
}

/** A trade's folder as the writer uses it. */
export interface Trade extends TradeFile {
  /** The folder's name. */
  key: string;
  services: KnownService[];
  interview: Question[];
  spanishWords?: SpanishFile | undefined;
  guides: Guide[];
}

/** Files of the trades' folders as data, by path: './plumber/trade.yaml'. Tests check them. */
export const tradeFiles: Record<string, unknown> = import.meta.glob(['./*/*.yaml', './*/guides/*.md'], { eager: true, import: 'default' });

/** Every trade that a brief may be matched to: the folders whose trade.yaml has names. */
export const trades: Trade[] = tradesFrom(tradeFiles);

export function tradesFrom(files: Record<string, unknown>): Trade[] {
  return tradeKeys(files).flatMap((key) => {
    const fileOf = (name: string) => files[`./${key}/${name}`];
    const trade = fileOf('trade.yaml') as TradeFile;
    if (!trade.names) return [];
    const guides = Object.keys(files).filter((path) => path.startsWith(`./${key}/guides/`));
    return {
      ...trade,
      key,
      services: (fileOf('services.yaml') ?? []) as KnownService[],
      interview: (fileOf('interview.yaml') ?? []) as Question[],
      spanishWords: fileOf('spanish.yaml') as SpanishFile | undefined,
      guides: guides.map((path) => guideOf(files[path] as GuideFile)),
    };
  });
}

export function tradeKeys(files: Record<string, unknown>): string[] {
  return Object.keys(files).flatMap((path) => /^\.\/([^/]+)\/trade\.yaml$/.exec(path)?.[1] ?? []);
}

/** A guide's text has an answer, then blocks under `##` headings; empty lines part the paragraphs. */
function guideOf({ titles, service, body }: GuideFile): Guide {
  const [answer = '', ...blocks] = body.split(/^## /m).map((part) => part.trim());
  return {
    titles,
    answer,
    service,
    blocks: blocks.map((block) => {
      const [heading = '', ...paragraphs] = block.split(/\n{2,}/);
      return { heading, paragraphs };
    }),
  };
}
