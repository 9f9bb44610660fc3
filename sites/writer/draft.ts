import type { Line } from '../document.ts';
import type { AreaProps } from '../sections/area/schema.ts';
import type { ArticleProps } from '../sections/article/schema.ts';
import type { CallProps } from '../sections/call/schema.ts';
import type { CloserProps } from '../sections/closer/schema.ts';
import type { ContactProps } from '../sections/contact/schema.ts';
import type { DetailsProps } from '../sections/details/schema.ts';
import type { FaqProps } from '../sections/faq/schema.ts';
import type { FormProps } from '../sections/form/schema.ts';
import type { GalleryProps } from '../sections/gallery/schema.ts';
import type { HeroProps } from '../sections/hero/schema.ts';
import type { HoursProps } from '../sections/hours/schema.ts';
import type { IncludedProps } from '../sections/included/schema.ts';
import type { IntroProps } from '../sections/intro/schema.ts';
import type { OnwardProps } from '../sections/onward/schema.ts';
import type { PolicyProps } from '../sections/policy/schema.ts';
import type { PostsProps } from '../sections/posts/schema.ts';
import type { PricesProps } from '../sections/prices/schema.ts';
import type { ProofProps } from '../sections/proof/schema.ts';
import type { QuoteProps } from '../sections/quote/schema.ts';
import type { ReasonsProps } from '../sections/reasons/schema.ts';
import type { ScriptProps } from '../sections/script/schema.ts';
import type { ServicesProps } from '../sections/services/schema.ts';
import type { ShelfProps } from '../sections/shelf/schema.ts';
import type { StatementProps } from '../sections/statement/schema.ts';
import type { StepsProps } from '../sections/steps/schema.ts';
import type { StoryProps } from '../sections/story/schema.ts';

interface Props {
  area: AreaProps;
  article: ArticleProps;
  call: CallProps;
  closer: CloserProps;
  contact: ContactProps;
  details: DetailsProps;
  faq: FaqProps;
  form: FormProps;
  gallery: GalleryProps;
  hero: HeroProps;
  hours: HoursProps;
  included: IncludedProps;
  intro: IntroProps;
  onward: OnwardProps;
  policy: PolicyProps;
  posts: PostsProps;
  prices: PricesProps;
  proof: ProofProps;
  quote: QuoteProps;
  reasons: ReasonsProps;
  script: ScriptProps;
  services: ServicesProps;
  shelf: ShelfProps;
  statement: StatementProps;
  steps: StepsProps;
  story: StoryProps;
}

/** A section as the writer hands it over: variant and band are chosen later. */
export type SectionDraft = { [Kind in keyof Props]: { kind: Kind; props: Props[Kind] } }[keyof Props];

/** A page as the writer hands it over. Sections that the brief cannot fill are left out by giving nothing. */
export interface PageDraft {
  path: string;
  title: Line;
  description: Line;
  sections: (SectionDraft | undefined)[];
}
