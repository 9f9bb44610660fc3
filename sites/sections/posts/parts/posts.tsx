import type { ReactNode } from 'react';
import { Framed, type Slot } from '../../picture-view.tsx';
import type { PostsView } from '../schema.ts';

/** Posts as a list, each with its picture in the slot that `slotOf` gives for its place. */
export function Posts({ view, className, slotOf }: { view: PostsView; className: string; slotOf: (index: number) => Slot }): ReactNode {
  const { props, section, site } = view;
  return (
    <section id={section.id} data-section={section.id} className={`${className} band-${section.band}`}>
      <div className="wrap sec">
        <h2>{props.heading.text}</h2>
        <ul>
          {props.items.map((item, index) => (
            <li key={item.path}>
              <div className="tx">
                <h3>
                  <a href={item.path}>{item.title.text}</a>
                </h3>
                <p>{item.text.text}</p>
              </div>
              <Framed className="pic" picture={item.picture} slot={slotOf(index)} site={site} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
