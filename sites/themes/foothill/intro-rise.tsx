import { Hills } from '../../sections/hills.tsx';
import { IntroWords } from '../../sections/intro/parts/words.tsx';
import type { IntroView } from '../../sections/intro/schema.ts';
import { Band, Framed, slot } from '../../sections/parts.tsx';
import { menuShare } from '../../sections/site.ts';

/** Centered words over hills, where the sun goes on from page to page. A picture stands in the hills' place, cut round like one. */
export default function RiseIntro({ props, section, site }: IntroView) {
  return (
    <Band section={section} boxes={['land clipped centered']}>
      <IntroWords props={props} site={site} steps={[26, 50]} />
      {props.picture ? (
        <Framed className="view frame clipped" picture={props.picture} slot={slot(4, 1, '100vw')} priority site={site} />
      ) : (
        <Hills palette={site.document.theme.palette} of={site.page.path} sun={menuShare(site)} />
      )}
    </Band>
  );
}
