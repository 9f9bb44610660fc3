import type { Picture } from '../../document/document.ts';
import type { PageContext, SectionDraft } from '../../writer/context.ts';
import { seeServices } from '../../writer/material/actions.ts';
import type { Offer } from '../../writer/material/offers.ts';
import { mostTimes, timedOffers } from '../../writer/material/timed-offers.ts';
import type { ServicesProps } from './schema.ts';
import { features, mostFeatured, showsPictures } from './section.ts';

/** The owner's services at a glance, in their order; nothing if they named none. */
export function servicesSection(context: PageContext): SectionDraft<ServicesProps> | undefined {
  const { pictures, actions, has, heading, tradeHeadings, words } = context;
  const offers = untold(context);
  if (offers.length === 0) return undefined;
  const shown = has('services') ? offers.slice(0, 6) : offers;
  const tiles = tilesOf(context, shown);
  const further = tiles.length > 0 ? [] : pictures.more(context.shows('services').more ?? 0);
  const more = actions.page(
    'services',
    seeServices(words, context, shown.length < context.offers.length ? words.actions.allServices : words.actions.seeServices),
  );
  return {
    kind: 'services',
    props: {
      heading: heading('services', tradeHeadings.services),
      items: shown.map(({ name, text, price, anchor }, index) => ({
        name,
        ...(text ? { text } : {}),
        ...(price ? { price } : {}),
        ...(tiles[index] && { picture: tiles[index] }),
        anchor,
      })),
      ...(further.length > 0 ? { pictures: further } : {}),
      ...(more ? { more } : {}),
    },
  };
}

/** The services that the first screen hasn't told about, or all of them if it told about nearly all. */
function untold({ offers, page, shows }: PageContext): Offer[] {
  if (page !== 'home' || !shows('hero').times) return offers;
  const told = timedOffers(offers)
    .slice(0, mostTimes)
    .map(({ offer }) => offer);
  const rest = offers.filter((offer) => !told.includes(offer));
  return rest.length > 1 ? rest : offers;
}

function tilesOf({ pictures, variants, shows, frame }: PageContext, offers: Offer[]): (Picture | undefined)[] {
  if (shows('services').tools) return pictures.toolsFor(offers);
  if (features(variants.services, offers.length)) return pictures.featured(offers, frame('services'), mostFeatured);
  return showsPictures(variants.services, offers.length) ? pictures.tiles(offers, frame('services')) : [];
}
