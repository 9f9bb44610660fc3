import { headFace } from '../../fonts/pairing.ts';
import type { AreaView } from '../../sections/area/schema.ts';
import { wholeEms } from '../../sections/fit-headline.ts';
import { ActionLink, Band, ListItems, Spans, Title } from '../../sections/parts.tsx';

/** The street as large as its column, or up to five towns without one. Other towns run on, parted by slashes. */
export default function StreetArea({ props, section, site }: AreaView) {
  const [street, ...others] = props.address;
  const face = headFace(site.document.theme.pairing);
  const emsOf = (lines: { text: string }[]) => site.valueClass('--em', wholeEms(longestOf(lines), face));
  const stacked = !street && props.places.length < 6;
  return (
    <Band section={section} boxes={['wrap sec', 'box']}>
      <Title props={props} />
      {street && (
        <address>
          <span className={`large ${emsOf(street.text.split(' ').map((text) => ({ text })))}`}>{street.text}</span>
          <Spans lines={others.map(({ text }) => text)} />
        </address>
      )}
      {props.directions && <ActionLink action={props.directions} site={site} className="btn" />}
      {props.places.length > 0 && (
        <ul className={stacked ? `large stack ${emsOf(props.places)}` : 'large places wraps'}>
          <ListItems lines={props.places} />
        </ul>
      )}
    </Band>
  );
}

function longestOf(lines: { text: string }[]): string {
  return lines.reduce((longest, { text }) => (text.length > longest.length ? text : longest), '');
}
