import type { PageKey } from '../../../content/site-pages.ts';
import type { BriefStep } from '../../../domain/briefs/schema.ts';

/** What a page that would stay short lacks, and the field that fills it best. */
export const thinWords: Partial<Record<PageKey, { lacks: string; fill: string; step: BriefStep; field?: string }>> = {
  about: {
    lacks: 'Your description is short, and you haven’t added people, awards or licenses.',
    fill: 'Add the people',
    step: 'proof',
    field: 'business.people',
  },
  services: { lacks: 'You’ve listed fewer than two services.', fill: 'Add services', step: 'services', field: 'services' },
  faq: { lacks: 'You have fewer than four answers so far.', fill: 'Add your own questions', step: 'pages', field: 'details.faq' },
  pricing: { lacks: 'There are no prices on it yet.', fill: 'Add prices', step: 'services', field: 'services.0.price' },
  gallery: { lacks: 'It needs at least three photos that we may show.', fill: 'Add photos', step: 'photos' },
  shop: { lacks: 'You haven’t listed any products.', fill: 'Add products', step: 'pages', field: 'details.shop' },
  blog: { lacks: 'You haven’t written any posts yet.', fill: 'Add a post', step: 'pages', field: 'details.blog' },
};
