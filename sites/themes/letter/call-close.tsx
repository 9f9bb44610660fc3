import { Direct, directAndOthers } from '../../sections/call/parts/reach.tsx';
import type { CallView } from '../../sections/call/schema.ts';
import { Actions, Band, longWordOf } from '../../sections/parts.tsx';

/** A letter's last words, under its second fold: the number or address itself, then what else to do. The sheet is one color, whatever band it's on. */
export default function CloseCall({ props, section, site }: CallView) {
  const { direct, others } = directAndOthers(props, site);
  return (
    <Band section={section} band="page" boxes={['wrap stacked', 'words box']}>
      <h2 className={longWordOf(props.heading.text)}>{props.heading.text}</h2>
      {props.text && <p className="text t-1">{props.text.text}</p>}
      {direct && (
        <p>
          <Direct action={direct} site={site} />
        </p>
      )}
      <Actions actions={others} site={site} ghost={direct !== undefined} />
    </Band>
  );
}
