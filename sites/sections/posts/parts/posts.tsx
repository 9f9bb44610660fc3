import type { ReactNode } from 'react';
import { Band, Framed, type Slot } from '../../parts.tsx';
import type { PostsView } from '../schema.ts';

/** Posts as a list, each with its picture in the slot that `slotOf` gives for its place. */
export function Posts({ props, section, site, slotOf }: PostsView & { slotOf: (index: number) => Slot }): ReactNode {
  return (
    <Band section={section} boxes={['wrap sec']}>
      <h2>{props.heading.text}</h2>
      <ul>
        {props.items.map((item, index) => (
          <li key={item.path ?? item.title.text} className={item.path && 'ring-around'}>
            <div className="tx box">
              <h3>{item.path ? <a href={item.path}>{item.title.text}</a> : item.title.text}</h3>
              <p>{item.text.text}</p>
            </div>
            <Framed className="pic frame" picture={item.picture} slot={slotOf(index)} site={site} />
          </li>
        ))}
      </ul>
    </Band>
  );
}
